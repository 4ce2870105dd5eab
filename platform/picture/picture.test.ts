import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import { layOutPicture, type Outlines } from "./lay-out-picture.ts";
import { interOutlines } from "./outlines.ts";

const colors = { ground: "#e8edec", text: "#111827", quiet: "#4a4f5b", accent: "#1b4d3e", ink: "#ffffff" };

/** Draws squares for Latin letters and records what was drawn. */
function squares(): Outlines & { drawn: { text: string; x: number; y: number; size: number }[] } {
  const drawn: { text: string; x: number; y: number; size: number }[] = [];
  return {
    drawn,
    covers: (text) => /^[\u0020-\u024f\u2010-\u2027]*$/.test(text),
    widthOf: (text, size) => [...text].length * size * 0.55,
    pathOf(text, at) {
      drawn.push({ text, ...at });
      return "M0 0";
    },
  };
}

function layOut(
  facts: { name?: string; title?: string; address?: string; isNameBeside?: boolean | null },
  logoSize: { width: number; height: number } | null = null,
) {
  const [bold, plain] = [squares(), squares()];
  const all = { colors, name: "Acme", title: "FAQ", address: "acme.test", language: "en", ...facts };
  const layout = layOutPicture(all, { bold, plain, logoSize });
  return { ...layout, bold: bold.drawn, words: [...bold.drawn, ...plain.drawn].map(({ text }) => text) };
}

describe("a page's preview image", () => {
  it("shows the company, the title and the address", () => {
    expect(layOut({}).words).toEqual(["A", "Acme", "FAQ", "acme.test"]);
  });

  it("stays inside the picture, however long the title", () => {
    for (const title of [
      "word ".repeat(300),
      "x".repeat(900),
      "A title of some length that takes two lines",
    ]) {
      const { bold } = layOut({ title, name: "n".repeat(300) });
      for (const { text, x, y, size } of bold) {
        expect(x + [...text].length * size * 0.55).toBeLessThanOrEqual(1_200 - 80 + 1);
        expect(y - size).toBeGreaterThanOrEqual(60);
        expect(y).toBeLessThan(630);
      }
    }
  });

  it("drops characters missing from the font, and falls back to the address", () => {
    expect(layOut({ name: "مساعدة", title: "كيف أطلب؟" }).words).toEqual(["acme.test"]);
    expect(layOut({ title: "道に迷いました" }).words).toEqual(["A", "Acme", "acme.test"]);
  });

  it("drops emoji and keeps punctuation", () => {
    expect(layOut({ title: "Ready? 🚀 Acme® & <b>" }).words).toContain("Ready? Acme® & <b>");
  });

  it("omits the name beside a wordmark, and keeps it beside a symbol", () => {
    expect(layOut({}, { width: 400, height: 100 }).words).not.toContain("Acme");
    expect(layOut({}, { width: 100, height: 100 })).toMatchObject({ logo: { width: 80, height: 80 } });
    expect(layOut({}, { width: 100, height: 100 }).words).toContain("Acme");
    expect(layOut({ isNameBeside: null }, { width: 400, height: 100 }).words).not.toContain("Acme");
  });

  it("has the name where the owner wants it, whatever the logo's shape", () => {
    expect(layOut({ isNameBeside: true }, { width: 400, height: 100 }).words).toContain("Acme");
    expect(layOut({ isNameBeside: false }, { width: 100, height: 100 }).words).not.toContain("Acme");
    expect(layOut({ isNameBeside: false }).words).toContain("Acme");
  });
});

describe("Inter's outlines", () => {
  const inter = interOutlines(600);

  it("covers the scripts that pages use and reports missing letters", () => {
    for (const text of ["Größe œuvre", "Где купить", "Πού είναι", "Điện thoại", "“5 € – 10 %”"])
      expect(inter.covers(text), text).toBe(true);
    for (const text of ["כיצד", "كيف", "如何", "ไทย"]) expect(inter.covers(text), text).toBe(false);
  });

  it("measures words as wide as they are drawn", () => {
    const path = inter.pathOf("HHH", { x: 10, y: 100, size: 50 });
    const xs = [...path.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    const width = inter.widthOf("HHH", 50);
    expect(Math.min(...xs)).toBeGreaterThan(10);
    expect(Math.max(...xs)).toBeLessThan(10 + width);
    expect(Math.max(...xs)).toBeGreaterThan(10 + width * 0.9);
  });
});

describe("drawing", () => {
  it("renders a cached PNG of the preview size with the logo", async () => {
    const logo = await sharp({ create: { width: 300, height: 90, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    const facts = {
      colors,
      name: "Acme",
      title: "FAQ",
      address: "acme.test",
      logo: logo.toString("base64"),
      language: "en",
    };
    const png = await drawPicture(facts, { owner: "acme" });
    expect(await sharp(png!).metadata()).toMatchObject({ format: "png", width: 1_200, height: 630 });
    const { data } = await sharp(png!)
      .extract({ left: 100, top: 112, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect(await drawPicture(facts, { owner: "acme" })).toBe(png);
  });

  it("rejects when drawing fails, and draws the next one", async () => {
    const facts = {
      colors,
      name: "Acme",
      title: "FAQ",
      address: "acme.test",
      logo: "bm90aGluZw==",
      language: "en",
    };
    await expect(drawPicture(facts, { owner: "acme" })).rejects.toThrow("could not be drawn");
    expect(await drawPicture({ ...facts, logo: null }, { owner: "acme" })).not.toBeNull();
  });

  it("draws another company's picture before one company's many, and refuses the excess", {
    tags: "long",
  }, async () => {
    const ended: string[] = [];
    const ask = async (owner: string, title: string) => {
      const facts = { colors, name: "Acme", title, address: "acme.test", logo: null, language: "en" };
      const png = await drawPicture(facts, { owner });
      if (png) ended.push(owner);
      return png;
    };
    const many = Array.from({ length: 9 }, (_, n) => ask("greedy", `Page ${n}`));
    expect(await ask("other", "FAQ")).not.toBeNull();
    expect(ended.filter((owner) => owner === "greedy").length).toBeLessThan(3);
    expect((await Promise.all(many)).filter((png) => png === null)).toHaveLength(2);
  });
});
