/** Inter's glyph outlines, from the same font files that the pages use. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
// The package has only a default export, and its types describe that export's fields.
import opentype, { type Font, type Glyph } from "opentype.js";
import type { Outlines } from "./lay-out-picture.ts";

/** Each file covers some scripts. A letter is drawn with the first file that has it. */
const subsets = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"];

export function interOutlines(weight: 400 | 600): Outlines {
  const fonts = new Map<string, Font>();
  const found = new Map<string, Font | null>();

  function openSubset(subset: string): Font {
    const known = fonts.get(subset);
    if (known) return known;
    const file = `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`;
    const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    fonts.set(subset, font);
    return font;
  }

  function fontOf(letter: string): Font | null {
    const known = found.get(letter);
    if (known !== undefined) return known;
    const subset = subsets.find((name) => openSubset(name).charToGlyphIndex(letter) > 0);
    const font = subset === undefined ? null : openSubset(subset);
    found.set(letter, font);
    return font;
  }

  /** Places letter by letter, because the library's own layout fails on some of Inter's tables. */
  function* placed(text: string, size: number): Generator<{ glyph: Glyph; x: number; end: number }> {
    let x = 0;
    for (const letter of text) {
      const font = fontOf(letter);
      if (!font) continue;
      const glyph = font.charToGlyph(letter);
      const end = x + ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm;
      yield { glyph, x, end };
      x = end;
    }
  }

  return {
    covers: (text) => [...text].every((letter) => fontOf(letter) !== null),
    widthOf(text, size) {
      let width = 0;
      for (const { end } of placed(text, size)) width = end;
      return width;
    },
    pathOf(text, { x: start, y, size }) {
      const paths: string[] = [];
      for (const { glyph, x } of placed(text, size))
        paths.push(glyph.getPath(start + x, y, size).toPathData(1));
      return paths.join("");
    },
  };
}
