/** Measures how much private text on screens a review covers automatically. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { findPrivateTexts } from "#engines/recording/ocr/find-private-texts.ts";
import type { OcrBox } from "#engines/recording/ocr/ocr-frame.ts";
import type { PrivateKind } from "#engines/recording/ocr/private-patterns.ts";
import { readFrames } from "#features/recordings/ocr.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { type PrivateValue, privateValues } from "./private-values.ts";

const fonts = ["Liberation Sans", "DejaVu Sans", "Liberation Mono", "Liberation Serif", "Inter Variable"];
/** Pixels, color and ground, as interfaces have them. */
const looks = [
  [13, "#1f2937", "#ffffff"],
  [14, "#6b7280", "#f9fafb"],
  [12, "#374151", "#ffffff"],
  [14, "#2563eb", "#ffffff"],
  [14, "#e5e7eb", "#111827"],
  [16, "#111111", "#fef3c7"],
  [13, "#9ca3af", "#1f2937"],
  [11, "#4b5563", "#ffffff"],
] as const;
const kinds: PrivateKind[] = [
  ...Array.from({ length: 7 }, () => "email" as const),
  ...Array.from({ length: 4 }, () => "phone" as const),
  "iban",
  "card",
  "key",
  "id",
];
/** Share of a value's width that has to be covered. Letters end before its box does. */
const minShare = 0.9;

interface Value extends PrivateValue {
  box: OcrBox;
}

export interface PrivateMeasure {
  seed: number;
  covered: Value[];
  open: (Value & { read: string })[];
}

/** A table with each kind in each font and look, in JPEGs of quality 90. */
export async function measurePrivate(seed: number): Promise<PrivateMeasure> {
  const screens: Value[][] = [];
  const jpegs: Buffer[] = [];
  const browser = await launchTestBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const style = await fontFace();
    for (const font of fonts) {
      for (const look of looks) {
        const values = privateValues(kinds, seed * 100 + screens.length);
        screens.push(await showValues(page, values, { font, look, style }));
        jpegs.push(
          await sharp(await page.screenshot())
            .jpeg({ quality: 90 })
            .toBuffer(),
        );
      }
    }
  } finally {
    await browser.close();
  }
  const frames = await readFrames(jpegs);
  const measure: PrivateMeasure = { seed, covered: [], open: [] };
  for (const [at, frame] of frames.entries()) {
    const covers = findPrivateTexts(frame).map(({ box }) => box);
    for (const value of screens[at] ?? []) {
      const lines = [...frame.lines, ...(frame.unsure ?? [])].filter(({ box }) => isLevel(box, value.box));
      const read = lines.map(({ text }) => text).join(" | ");
      if (coveredShare(value.box, covers) >= minShare) measure.covered.push(value);
      else measure.open.push({ ...value, read });
    }
  }
  return measure;
}

export function reportPrivate({ seed, covered, open }: PrivateMeasure): string {
  const rows = [...new Set(kinds)].map((kind) => {
    const [found, missed] = [covered, open].map((all) => all.filter((value) => value.kind === kind).length);
    return `${kind.padEnd(6)} ${found} of ${(found ?? 0) + (missed ?? 0)}`;
  });
  const missed = open.map(({ kind, text, read }) => `  ${kind} ${text}, read as ${read}`);
  const all = `covered ${covered.length} of ${covered.length + open.length}, seed ${seed}`;
  return [...rows, all, ...missed].join("\n");
}

/** Inter is the only one of the fonts that comes with the product instead of the system. */
async function fontFace(): Promise<string> {
  const file = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
  const font = await readFile(new URL(`../../node_modules/${file}`, import.meta.url));
  return `@font-face { font-family: "Inter Variable"; src: url(data:font/woff2;base64,${font.toString("base64")}) }`;
}

async function showValues(
  page: Page,
  values: PrivateValue[],
  { font, look, style }: { font: string; look: (typeof looks)[number]; style: string },
): Promise<Value[]> {
  const [size, color, ground] = look;
  const rows = values.map(({ text }) => `<tr><td>Customer<td><span>${text}</span><td>Active`);
  await page.setContent(`<style>${style}
    body { margin: 0; padding: 24px; background: ${ground}; color: ${color}; font: ${size}px/1.5 "${font}" }
    td { padding: 6px 40px 6px 0; border-bottom: 1px solid #8884 }
  </style><h1>Customers</h1><table>${rows.join("")}</table>`);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const boxes = await page.locator("span").evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  return values.flatMap((value, at) => (boxes[at] ? [{ ...value, box: boxes[at] }] : []));
}

function isLevel(box: OcrBox, { y, height }: OcrBox): boolean {
  const middle = y + height / 2;
  return box.y < middle && middle < box.y + box.height;
}

function coveredShare(box: OcrBox, covers: OcrBox[]): number {
  const level = covers.filter((cover) => isLevel(cover, box));
  const columns = Array.from({ length: Math.ceil(box.width) }, (_, at) => box.x + at);
  const covered = columns.filter((x) => level.some((cover) => cover.x <= x && x <= cover.x + cover.width));
  return covered.length / columns.length;
}
