/** Measures recall and precision of text recognition on screens. */
import sharp from "sharp";
import type { OcrBox, OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { readFrames } from "#features/recordings/ocr.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { screens } from "./screens.ts";
import { readTrueWords, type TrueWord } from "./true-words.ts";

export interface OcrMeasure {
  name: string;
  words: number;
  found: number;
  /** Number of recognized words, right or wrong. */
  read: number;
  /** The first few missed words. */
  missed: string[];
}

/** Renders each screen as a recording shows it (JPEG of quality 90), and recognizes all in one batch. */
export async function measureOcr(): Promise<{ screens: OcrMeasure[]; seconds: number }> {
  const truths: TrueWord[][] = [];
  const jpegs: Buffer[] = [];
  const browser = await launchTestBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    for (const { html } of screens) {
      await page.setContent(html);
      truths.push(await readTrueWords(page));
      const png = await page.screenshot({ type: "png" });
      jpegs.push(await sharp(png).jpeg({ quality: 90 }).toBuffer());
    }
  } finally {
    await browser.close();
  }
  const startedAt = performance.now();
  const frames = await readFrames(jpegs);
  const seconds = (performance.now() - startedAt) / 1000;
  return { screens: screens.map(({ name }, i) => compare(name, truths[i]!, frames[i]!)), seconds };
}

export function reportOcr({ screens, seconds }: Awaited<ReturnType<typeof measureOcr>>): string {
  const sum = (of: (screen: OcrMeasure) => number) =>
    screens.reduce((total, screen) => total + of(screen), 0);
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const rows = screens.map(
    ({ name, words, found, read, missed }) =>
      `${name.padEnd(22)} ${String(words).padStart(4)} words  recall ${percent(found, words)}  precision ${percent(found, read)}  ${missed.join(" ")}`,
  );
  const [words, found, read] = [sum((s) => s.words), sum((s) => s.found), sum((s) => s.read)];
  return `${rows.join("\n")}\n\nrecall ${percent(found, words)}, precision ${percent(found, read)}, ${screens.length} screens in ${seconds.toFixed(1)} s`;
}

const mostMissed = 8;

function compare(name: string, truth: TrueWord[], frame: OcrFrame): OcrMeasure {
  const wanted = truth.filter(({ text }) => bare(text) !== "");
  const read = frame.lines.flatMap((line) => line.words).filter(({ text }) => bare(text) !== "");
  const used = new Set<(typeof read)[number]>();
  const missed: string[] = [];
  for (const { text, box } of wanted) {
    const match = read.find(
      (word) => !used.has(word) && bare(word.text) === bare(text) && isAt(word.box, box),
    );
    if (match) used.add(match);
    else missed.push(text);
  }
  return {
    name,
    words: wanted.length,
    found: used.size,
    read: read.length,
    missed: missed.slice(0, mostMissed),
  };
}

/** Ignores case and the punctuation around a word. */
function bare(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** True if the center of the recognized word is inside the true one. */
function isAt(read: OcrBox, truth: OcrBox): boolean {
  const x = read.x + read.width / 2;
  const y = read.y + read.height / 2;
  return (
    x >= truth.x - 2 && x <= truth.x + truth.width + 2 && y >= truth.y - 2 && y <= truth.y + truth.height + 2
  );
}
