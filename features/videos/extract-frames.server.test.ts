import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { extractFrames } from "./extract-frames.server.ts";

const folder = mkdtempSync(join(tmpdir(), "step-extract-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const hasFfmpeg = (process.env.PATH ?? "")
  .split(delimiter)
  .some((part) => part !== "" && readdirSafe(part).includes("ffmpeg"));

function readdirSafe(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Creates a folder with shell scripts in place of ffmpeg's tools. */
function fakeTools(scripts: Record<string, string>): string {
  const tools = mkdtempSync(join(folder, "tools-"));
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(tools, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(tools, name), 0o755);
  }
  return `${tools}${delimiter}/usr/bin${delimiter}/bin`;
}

const video = () => Readable.from([Buffer.from("a video")]);
const leftovers = () => readdirSync(folder).filter((name) => name.startsWith("step-video-"));

describe("without ffmpeg", () => {
  test("distinguishes it from an unreadable video", async () => {
    expect(await extractFrames(video(), { path: join(folder, "nowhere") })).toEqual({ kind: "missing-tool" });
  });

  test("kills a hanging tool when the request is aborted", async () => {
    const path = fakeTools({ ffprobe: "exec sleep 60" });
    const aborted = new AbortController();
    vi.stubEnv("TMPDIR", folder);
    const before = leftovers();
    const extracting = extractFrames(video(), { path, signal: aborted.signal });
    setTimeout(() => aborted.abort(), 100);
    await expect(extracting).rejects.toMatchObject({ name: "AbortError" });
    expect(leftovers()).toEqual(before);
  });

  test("rejects a video larger than any screen before decoding it", async () => {
    const facts = JSON.stringify({ streams: [{ width: 60_000, height: 60_000 }], format: { duration: "5" } });
    const path = fakeTools({ ffprobe: `echo '${facts}'`, ffmpeg: "exit 1" });
    expect(await extractFrames(video(), { path })).toEqual({ kind: "too-much" });
  });

  test("doesn't pass our environment to tools", async () => {
    process.env.EXTRACT_TEST_SECRET = "secret";
    const seen = join(folder, "environment");
    const path = fakeTools({ ffprobe: `env > ${seen}; exit 1` });
    expect(await extractFrames(video(), { path })).toEqual({ kind: "unreadable" });
    delete process.env.EXTRACT_TEST_SECRET;
    expect(readFileSync(seen, "utf8")).not.toContain("secret");
  });
});

describe.runIf(hasFfmpeg)("with ffmpeg", () => {
  const avi = join(folder, "video.avi");
  beforeAll(() => {
    execFileSync("ffmpeg", [
      ...["-v", "error", "-f", "lavfi", "-i", "testsrc=size=640x360:rate=10:duration=6"],
      ...["-c:v", "mpeg4", "-q:v", "4", avi],
    ]);
  });
  const open = (bytes: Buffer) => Readable.from([bytes]);

  test("extracts screenshots at the specification's times from a video that browsers can't read", async () => {
    const extraction = await extractFrames(open(readFileSync(avi)));
    if (extraction.kind !== "frames") throw new Error(extraction.kind);
    expect(extraction.durationSeconds).toBeCloseTo(6, 1);
    expect(extraction.frames.map((frame) => Number(frame.timestampSeconds.toFixed(2)))).toEqual([
      0.6, 1, 1.8, 3, 4.2, 5.4,
    ]);
    for (const { width, height, jpeg } of extraction.frames) {
      expect([width, height]).toEqual([640, 360]);
      expect(jpeg.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
  });

  test("extracts what a truncated video has, and nothing from other files", async () => {
    const whole = readFileSync(avi);
    const cut = await extractFrames(open(whole.subarray(0, whole.length / 2)));
    expect(cut.kind).toBe("frames");
    expect(await extractFrames(open(Buffer.from("GIF89a not a video")))).toEqual({ kind: "unreadable" });
    expect(await extractFrames(open(Buffer.alloc(0)))).toEqual({ kind: "unreadable" });
  });

  test("doesn't follow a playlist of other files", async () => {
    const lists = [
      `ffconcat version 1.0\nfile ${avi}\n`,
      `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:6,\n${avi}\n#EXT-X-ENDLIST\n`,
    ];
    for (const list of lists)
      expect(await extractFrames(open(Buffer.from(list)))).toEqual({ kind: "unreadable" });
  });
});
