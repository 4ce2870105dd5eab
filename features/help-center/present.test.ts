import { describe, expect, it } from "vitest";
import { presentHelpCenter } from "./present.ts";
import { publicAddress } from "./public-address.ts";
import { scopeOf } from "./public-scope.ts";

const company = {
  id: "11111111-1111-4111-8111-111111111111",
  companyName: "Acme",
  helpCenterSubdomain: "acme",
  customDomain: null,
  domainType: "subdomain" as const,
  domainVerificationStatus: null,
  logoUrl: "/files/company-logos/acme.png",
  logoWidth: 400,
  logoHeight: 100,
  websiteUrl: "https://www.acme.test/",
  websiteToken: null,
  websiteProvenHost: null,
  centerSettings: {},
  widgetSettings: {},
  themeSettings: { primaryColor: "#1b4d3e" },
  searchSettings: {},
  contactDetails: { email: "hi@acme.test" },
  language: null,
  languages: [],
  messageOverrides: {},
  plan: "basic" as const,
  contentVersion: 1,
  updatedAt: new Date("2026-11-18"),
};
const installation = { origin: "http://localhost:3000", baseDomain: "localhost" };
const present = (overrides: object) =>
  presentHelpCenter(scopeOf({ ...company, ...overrides }, ""), installation);

describe("presentHelpCenter", () => {
  it("exposes only allowlisted fields: no id, owner or token", () => {
    const center = present({ userId: "u-1", domainToken: "s3cret", betaCodeUsed: "BETA", plan: "ai" });
    expect(Object.keys(center).sort()).toEqual(
      [
        "asksModel",
        "barColors",
        "canonicalBase",
        "categories",
        "homepage",
        "isPreview",
        "isUnlisted",
        "isUnverified",
        "icon",
        "hero",
        "language",
        "languages",
        "logo",
        "messages",
        "name",
        "own",
        "ownName",
        "shows",
        "themeCss",
        "title",
      ].sort(),
    );
    expect(JSON.stringify(center)).not.toMatch(/u-1|s3cret|BETA|11111111|hi@acme/);
  });

  it("says that a model reads questions only if there is one and the owner switched it on", () => {
    const on = scopeOf({ ...company, searchSettings: { choose_with_model: true } }, "");
    expect(presentHelpCenter(on, { ...installation, hasModel: true }).asksModel).toBe(true);
    expect(presentHelpCenter(on, installation).asksModel).toBe(false);
    expect(presentHelpCenter(scopeOf(company, ""), { ...installation, hasModel: true }).asksModel).toBe(
      false,
    );
  });

  it("survives invalid settings", () => {
    const center = present({
      companyName: " ",
      logoUrl: "javascript:alert(1)",
      websiteUrl: "javascript:alert(1)",
      themeSettings: {
        primaryColor: "red;}</style><script>",
        backgroundColor: 7,
        fontFamily: "}body{",
        show_faqs: false,
      },
    });
    expect(center).toMatchObject({
      name: "Help Center",
      title: "Help Center",
      logo: null,
      homepage: null,
    });
    expect(center.icon.url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(center.shows).toEqual({ overview: true, faqs: false, contact: true, guide: true, search: true });
    expect(center.themeCss).toContain("--solid:#6e0ad6");
    expect(center.themeCss).not.toMatch(/script|body/);
  });

  it.each(["//evil.test/x.png", "/\\evil.test/x.png", "data:image/svg+xml,<svg onload=alert(1)>"])(
    "shows no logo from %s",
    (logoUrl) => {
      expect(present({ logoUrl }).logo).toBeNull();
    },
  );
});

describe("presentHelpCenter's logo", () => {
  it("has its size, to avoid a layout shift", () => {
    expect(present({}).logo).toMatchObject({ url: "/files/company-logos/acme.png", width: 400, height: 100 });
  });
});

describe("search", () => {
  it.each([
    [{}, true],
    [{ show_guides: false, show_videos: false, include_content: false }, true],
    [{ enabled: false }, false],
    [{ enabled: true, show_faq: false }, true],
    [{ show_faq: false, show_guides: false, show_videos: false, include_content: false }, false],
  ])("is available with %o: %s", (searchSettings, search) => {
    expect(present({ searchSettings }).shows.search).toBe(search);
  });
});

describe("publicAddress", () => {
  it("prefers the verified domain, then the subdomain, then the path", () => {
    const custom = { ...company, customDomain: "help.acme.test", domainType: "custom" as const };
    expect(publicAddress({ ...custom, domainVerificationStatus: "verified" }, installation)).toBe(
      "https://help.acme.test",
    );
    expect(publicAddress({ ...custom, domainVerificationStatus: "pending" }, installation)).toBe(
      "http://acme.localhost:3000",
    );
    expect(publicAddress(company, { origin: "https://www.step.test", baseDomain: "step.test" })).toBe(
      "https://acme.step.test",
    );
    expect(publicAddress(company, { origin: "https://10.0.0.7", baseDomain: "localhost" })).toBe(
      "https://10.0.0.7/help/acme",
    );
    expect(publicAddress({ ...company, helpCenterSubdomain: null }, installation)).toBeNull();
  });
});
