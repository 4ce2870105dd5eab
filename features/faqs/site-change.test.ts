import { describe, expect, it } from "vitest";
import { siteChangeOf } from "./site-change.ts";

const unedited = { answer: "Up to **8 weeks** ahead.", isEdited: false };

describe("siteChangeOf", () => {
  it("strikes out the words that the website no longer says", () => {
    const change = siteChangeOf(
      {
        kind: "changed",
        before: ["You can publish 8 weeks ahead."],
        after: ["You can publish 12 weeks ahead."],
      },
      unedited,
    );
    expect(change?.site).toBe("You can publish 12 weeks ahead.");
    expect(change?.yours).toEqual([
      { text: "You can publish ", isRemoved: false },
      { text: "8", isRemoved: true },
      { text: " weeks ahead.", isRemoved: false },
    ]);
  });

  it("strikes out everything that is gone", () => {
    expect(siteChangeOf({ kind: "gone", before: ["Parking is free."], after: [] }, unedited)).toEqual({
      kind: "gone",
      yours: [{ text: "Parking is free.", isRemoved: true }],
      site: "",
    });
  });

  it("shows the owner's own words if the owner edited the answer", () => {
    const change = siteChangeOf(
      { kind: "changed", before: ["It costs 5 €."], after: ["It costs 6 €."] },
      { answer: "Five euros,\nor six on Sundays.", isEdited: true },
    );
    expect(change?.yours).toEqual([{ text: "Five euros, or six on Sundays.", isRemoved: false }]);
  });

  it("cuts long texts between two words", () => {
    const change = siteChangeOf(
      { kind: "changed", before: [], after: ["many words ".repeat(60)] },
      { answer: "word ".repeat(200), isEdited: false },
    );
    expect(change?.site.length).toBeLessThanOrEqual(301);
    expect(change?.site).toMatch(/(many|words)…$/);
    expect(change?.yours[0]?.text).toMatch(/word…$/);
  });

  describe("of texts that are longer than what is shown", () => {
    const start = `${"The workshop opens at nine. ".repeat(20)}`;
    const end = ` ${"Bring the key along. ".repeat(20)}`.trimEnd();
    const change = siteChangeOf(
      {
        kind: "changed",
        before: [`${start}A repair takes 3 days.${end}`],
        after: [`Since May: ${start}A repair takes 5 days.${end}`],
      },
      unedited,
    );
    const late = siteChangeOf(
      {
        kind: "changed",
        before: [`${start}A repair takes 3 days.${end}`],
        after: [`${start}A repair takes 5 days.${end}`],
      },
      unedited,
    );
    const lengthOf = (parts: { text: string }[] = []) =>
      parts.reduce((sum, { text }) => sum + text.length, 0);

    it("strikes out no word that the website still says", () => {
      expect(change?.yours).toEqual([{ text: expect.stringMatching(/^The workshop.*…$/), isRemoved: false }]);
      expect(change?.site).toMatch(/^Since May: The workshop/);
      expect(change?.site.length).toBeLessThanOrEqual(301);
    });

    it("shows the first change, however late it is", () => {
      expect(late?.yours.filter(({ isRemoved }) => isRemoved)).toEqual([{ text: "3", isRemoved: true }]);
      expect(late?.yours[0]?.text).toMatch(/^…\w.*A repair takes $/);
      expect(late?.site).toMatch(/^…\w.*A repair takes 5 days\..*\w\.?…$/);
      expect(lengthOf(late?.yours)).toBeLessThanOrEqual(302);
    });
  });

  it("shows the change in a long text without spaces, and cuts no character in two", () => {
    const start = "😀お支払いは店頭で承ります。".repeat(40);
    const change = siteChangeOf(
      { kind: "changed", before: [`${start}料金は千円です。`], after: [`${start}料金は二千円です。`] },
      unedited,
    );
    expect(change?.site).toContain("二千円");
    expect(change?.site).not.toMatch(/^…[\uDC00-\uDFFF]/);
    expect(change?.yours.map(({ text }) => text).join("")).toContain("料金は");
    expect(change?.yours.map(({ text }) => text).join("")).not.toBe(change?.site);
  });

  it("says nothing about new questions", () => {
    expect(siteChangeOf({ kind: "new", before: [], after: ["We repair e-bikes."] }, unedited)).toBeNull();
  });
});
