import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedFields, mergeValues } from "#shared/merge-values.ts";
import { readAppearanceForm, readHelpCenterForm } from "./settings-schema.ts";
import { bannerPresets } from "./settings-values.ts";
import { judgeTheme, ratioText } from "./theme-verdict.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const helpCenter = {
  version: "3",
  subdomain: "acme",
  websiteUrl: "acme.example",
  domainType: "subdomain",
  customDomain: "",
  isPublic: "true",
  searchEnabled: "true",
};
const anyDomain = (domain: string) => ({ domain });
const read = (fields: Partial<typeof helpCenter>) =>
  readHelpCenterForm(formOf({ ...helpCenter, ...fields }), anyDomain);

describe("the help center form", () => {
  test("accepts only known fields", () => {
    const form = formOf({ ...helpCenter, plan: "ai", domainVerificationStatus: "verified", userId: "x" });
    expect(readHelpCenterForm(form, anyDomain)).toEqual({
      version: 3,
      values: {
        subdomain: "acme",
        websiteUrl: "https://acme.example/",
        isPublic: true,
        domainType: "subdomain",
        customDomain: "",
        searchEnabled: true,
        searchFaqs: false,
        searchContent: false,
        searchGuides: false,
        searchVideos: false,
        answersEnabled: false,
        answersFromWebsite: false,
        answersWithModel: false,
      },
    });
  });

  test.each<[Partial<typeof helpCenter>, string, string]>([
    [
      { subdomain: "Acme" },
      "subdomain",
      "Subdomain can only contain lowercase letters, numbers, and hyphens",
    ],
    [{ subdomain: "a.b" }, "subdomain", "Subdomain can only contain lowercase letters, numbers, and hyphens"],
    [
      { subdomain: "-acme" },
      "subdomain",
      "Invalid subdomain. Use only lowercase letters, numbers, and hyphens",
    ],
    [
      { subdomain: "a".repeat(64) },
      "subdomain",
      "Invalid subdomain. Use only lowercase letters, numbers, and hyphens",
    ],
    [
      { subdomain: "admin" },
      "subdomain",
      'The subdomain "admin" is reserved. Please choose a different one.',
    ],
    [
      { subdomain: "xn--bcher-kva" },
      "subdomain",
      'The subdomain "xn--bcher-kva" is reserved. Please choose a different one.',
    ],
    [{ subdomain: "" }, "subdomain", "A public help center needs an address. Enter a subdomain"],
    [{ websiteUrl: "ftp://acme.example" }, "websiteUrl", "URL must use HTTP or HTTPS protocol"],
    [{ websiteUrl: "javascript:alert(1)" }, "websiteUrl", "URL must use HTTP or HTTPS protocol"],
    [{ domainType: "custom" }, "customDomain", "Please enter your domain, such as help.example.com"],
  ])("rejects %o", (fields, field, message) => {
    expect(read(fields)).toEqual({ errors: { [field]: message } });
  });

  test("accepts an empty subdomain while the help center is private", () => {
    const { isPublic, ...hidden } = helpCenter;
    expect(isPublic).toBe("true");
    expect(
      readHelpCenterForm(formOf({ ...hidden, subdomain: "", websiteUrl: " " }), anyDomain),
    ).toMatchObject({
      values: { subdomain: "", websiteUrl: "", isPublic: false },
    });
  });

  test("reports an invalid domain", () => {
    const error = "This domain belongs to the server";
    expect(readHelpCenterForm(formOf({ ...helpCenter, customDomain: "x" }), () => ({ error }))).toEqual({
      errors: { customDomain: error },
    });
  });
});

describe("the appearance form", () => {
  const appearance = {
    version: "1",
    primaryColor: "f70",
    secondaryColor: "",
    backgroundColor: "#ffffff",
    fontFamily: "Lato",
  };

  test("accepts colors in any spelling", () => {
    expect(readAppearanceForm(formOf(appearance))).toEqual({
      version: 1,
      values: {
        primaryColor: "#FF7700",
        secondaryColor: "",
        backgroundColor: "#FFFFFF",
        fontFamily: "Lato",
        heroPattern: "none",
        nameBesideLogo: "automatic",
      },
    });
  });

  test.each([
    [{ primaryColor: "red" }, "primaryColor"],
    [{ primaryColor: "#fff;}body{display:none" }, "primaryColor"],
    [{ secondaryColor: "#12" }, "secondaryColor"],
    [{ backgroundColor: "" }, "backgroundColor"],
    [{ fontFamily: "Comic Sans" }, "fontFamily"],
  ])("rejects %o", (fields, field) => {
    expect(readAppearanceForm(formOf({ ...appearance, ...fields }))).toHaveProperty(`errors.${field}`);
  });
});

describe("settings saved in two tabs", () => {
  const base = { a: "1", b: "1", c: "1" };

  test("keep both changes when the tabs changed different fields", () => {
    expect(mergeValues(base, { mine: { ...base, a: "2" }, theirs: { ...base, b: "3" } })).toEqual({
      values: { a: "2", b: "3", c: "1" },
      clashes: [],
    });
  });

  test("cause no conflict when both made the same change, and report one otherwise", () => {
    expect(mergeValues(base, { mine: { ...base, a: "2" }, theirs: { ...base, a: "2" } }).clashes).toEqual([]);
    expect(mergeValues(base, { mine: { ...base, a: "2" }, theirs: { ...base, a: "3", c: "9" } })).toEqual({
      values: { a: "2", b: "1", c: "9" },
      clashes: ["a"],
    });
    expect(changedFields(base, { ...base, c: "2" })).toEqual(["c"]);
  });
});

describe("the color verdict", () => {
  const judge = (primaryColor: string, backgroundColor = "#FFFFFF") =>
    judgeTheme({ primaryColor, secondaryColor: "", backgroundColor });

  test("switches from white to dark text when white is unreadable, and reports both ratios", () => {
    const { refused, used, text } = judge("#F77F00");
    expect([refused?.ink, used.ink]).toEqual(["#ffffff", "#111827"]);
    expect(text).toBe(
      "White text on this orange has a contrast of 2.6:1, too low to read. Buttons use dark text instead, 6.7:1. Links become #AB5600 on light and #FF984B on dark.",
    );
  });

  test("accepts a readable color", () => {
    expect(judge("#3A0CA3")).toMatchObject({ refused: null, used: { ink: "#ffffff" }, backgroundText: null });
    expect(judge("#3A0CA3").text).toMatch(
      /^White text on this indigo has a contrast of 1\d\.\d:1\. Buttons use it as is\./,
    );
  });

  test("warns about an invisible button and an unreadable page background", () => {
    expect(judge("#FEFEFE").text).toContain("would blend into the background");
    expect(judge("#4361EE", "#808080").backgroundText).toMatch(
      /^Text on #808080 would have a contrast of \d\.\d:1 at most/,
    );
  });

  test("replaces an unreadable button color, whatever color is selected", () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);
    fc.assert(
      fc.property(hex, hex, (primaryColor, backgroundColor) => {
        const { used, refused, text } = judge(primaryColor, backgroundColor);
        expect(used.isReadable).toBe(true);
        expect(text).not.toMatch(/undefined|NaN/);
        if (refused) expect({ ...refused }).not.toEqual(used);
      }),
    );
    for (const { color, name } of bannerPresets)
      expect(judge(color).text).toContain(`this ${name.toLowerCase()}`);
  });

  test("never rounds a ratio up", () => {
    expect(ratioText(4.49)).toBe("4.4:1");
  });
});
