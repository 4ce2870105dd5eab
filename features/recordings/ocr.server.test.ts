import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openFrameReader, readFrames } from "./ocr.server.ts";
import { englishFolder } from "./ocr-languages/data-files.ts";

/** Like a screenshot, with dark letters on a page and white ones on a button. */
function screen(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240">
    <rect width="640" height="240" fill="#fff"/><text x="30" y="60" font-family="DejaVu Sans" font-size="20">Invite your team</text>
    <rect x="30" y="120" width="220" height="44" rx="8" fill="#6E0AD6"/>
    <text x="50" y="148" font-family="DejaVu Sans" font-size="16" fill="#fff">Send invitation</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** The part with the button. */
const button = { left: 0, top: 90, width: 640, height: 150 };

describe("reading screenshots", () => {
  test("returns lines with boxes in pixels, in the order of the screenshots", async () => {
    const jpeg = await screen();
    const broken = Buffer.from("no picture");
    const [first, second, third] = await readFrames([jpeg, broken, jpeg]);
    expect(first?.lines.map((line) => line.text)).toEqual(["Invite your team", "Send invitation"]);
    const box = first!.lines[1]!.box;
    expect(box.x).toBeGreaterThan(45);
    expect(box.x + box.width).toBeLessThan(250);
    expect(box.y).toBeGreaterThan(120);
    expect(second).toEqual({ width: 0, height: 0, lines: [] });
    expect(third).toEqual(first);
  });

  test("reads with the data of a language", async () => {
    const folder = await mkdtemp(join(tmpdir(), "step-ocr-"));
    for (const name of ["eng", "own"])
      await copyFile(join(englishFolder(), "eng.traineddata.gz"), join(folder, `${name}.traineddata.gz`));
    const [found] = await readFrames([await screen()], { language: { code: "own", folder } });
    expect(found?.lines[0]?.text).toBe("Invite your team");
    await rm(folder, { recursive: true });
  });

  test("a reader that stays open reads each series as if it were the only one", {
    tags: "long",
  }, async () => {
    const [jpeg, part] = [
      await screen(),
      await sharp(await screen())
        .extract(button)
        .jpeg()
        .toBuffer(),
    ];
    const alone = await readFrames([part, jpeg]);
    const reader = openFrameReader();
    const first = await reader.read([jpeg, jpeg, part]);
    expect(await reader.read([part, jpeg])).toEqual(alone);
    expect(first[2]).toEqual(alone[0]);
    await reader.close();
    // It starts again if it is asked once more.
    expect(await reader.read([part])).toEqual(alone.slice(0, 1));
    await reader.close();
  });

  test("a reader that is prepared reads with the threads that it opened", async () => {
    const jpeg = await screen();
    const reader = openFrameReader();
    await reader.prepare(null);
    const [read] = await reader.read([jpeg]);
    expect(read?.lines[0]?.text).toBe("Invite your team");
    // Nothing is prepared for a reader that was closed meanwhile, and nothing rejects.
    const preparing = reader.prepare(null);
    await reader.close();
    await expect(preparing).resolves.toBeUndefined();
  });

  test("a reader that is closed while it changes the language opens no other thread", async () => {
    const jpeg = await screen();
    const reader = openFrameReader();
    try {
      await reader.read([jpeg]);
      const language = { code: "own", folder: englishFolder() };
      const reading = Promise.allSettled([reader.read([jpeg], { language })]);
      await reader.close();
      const [outcome] = await reading;
      expect(outcome).toMatchObject({ status: "rejected", reason: { message: "The reader was closed." } });
    } finally {
      await reader.close();
    }
  });

  test("reads a reviewed screenshot only where it differs", async () => {
    const reviewed = await screen();
    const [whole] = await readFrames([reviewed]);
    const lines = whole!.lines.map((line) => ({
      ...line,
      text: "Known",
      words: [{ ...line.words[0]!, text: "Known" }],
    }));
    const changed = await sharp(reviewed)
      .composite([
        { input: { create: { width: 300, height: 70, channels: 3, background: "#fff" } }, left: 0, top: 110 },
      ])
      .jpeg({ quality: 90 })
      .toBuffer();
    const texts = (
      await readFrames([reviewed, changed], {
        reviewed: [
          { jpeg: reviewed, lines },
          { jpeg: reviewed, lines },
        ],
      })
    ).map((frame) => frame.lines.map(({ text }) => text));
    expect(texts).toEqual([["Known", "Known"], ["Known"]]);
    const small = await sharp(reviewed).resize(320).jpeg().toBuffer();
    const [alone] = await readFrames([reviewed], { reviewed: [{ jpeg: small, lines }] });
    expect(alone).toEqual(whole);
  });

  test("stops on abort", async () => {
    const aborted = new AbortController();
    const reading = readFrames([await screen()], { signal: aborted.signal });
    aborted.abort();
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
  });

  test("returns nothing for no screenshots", async () => {
    expect(await readFrames([])).toEqual([]);
  });
});
