import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { KeptFrame } from "#features/recordings/frames/kept-frame.ts";
import { shownProblems } from "../support/accessibility.ts";
import { launchTestBrowser } from "../support/browser.ts";
import type { FramesPageCalls } from "../support/frames-page/client.tsx";
import { hasFfmpeg, makePages, makeSound } from "../support/frames-page/make-videos.ts";
import { type FramesPage, serveFramesPage } from "../support/frames-page/serve.ts";
import { createButton, stepButton } from "../support/recording.ts";

declare global {
  var framesPage: FramesPageCalls;
  var reviewed: Promise<KeptFrame[]>;
}

let videos: string;
let served: FramesPage;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  videos = await mkdtemp(join(tmpdir(), "step-videos-"));
  served = await serveFramesPage(videos);
  browser = await launchTestBrowser();
  page = await browser.newPage();
  await page.goto(served.origin);
  await page.locator("[data-ready]").waitFor({ state: "attached" });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(videos, { recursive: true, force: true });
});

interface Seen {
  seconds: number;
  kind: string;
  type: string;
  width: number;
  /** The strongest channel in the middle of the frame. */
  colour: "red" | "green" | "blue";
}

/** Returns the frames that are kept of a video, or the error's code. */
function keep(name: string): Promise<Seen[] | string> {
  return page.evaluate(async (name) => {
    const file = await (await fetch(`/videos/${name}`)).blob();
    const kept = await framesPage.keepFrames(file).catch((error: { code: string }) => error.code);
    if (typeof kept === "string") return kept;
    return Promise.all(kept.frames.map((frame) => globalThis.seen(frame)));
  }, name);
}
declare global {
  var seen: (frame: KeptFrame) => Promise<Seen>;
}

beforeAll(() =>
  page.evaluate(() => {
    globalThis.seen = async (frame) => {
      const bitmap = await createImageBitmap(frame.blob);
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1);
      const [red = 0, green = 0, blue = 0] = data;
      const most = Math.max(red, green, blue);
      return {
        seconds: frame.timestampSeconds,
        kind: frame.kind,
        type: frame.blob.type,
        width: bitmap.width,
        colour: most === red ? "red" : most === green ? "green" : "blue",
      };
    };
  }),
);

describe.runIf(hasFfmpeg)("videos of every kind", () => {
  const h264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-preset", "ultrafast"];
  const vp9 = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8"];
  const title = "%s: one frame per page, just before it changed";
  test.each([["pages.mp4", h264]] as const)(title, keepsPages);
  test.each([
    ["pages.webm", vp9],
    ["pages.mov", h264],
  ] as const)(title, { tags: "long" }, keepsPages);
  async function keepsPages(name: string, encoding: string[]) {
    makePages(videos, name, encoding);
    const kept = (await keep(name)) as Seen[];
    expect(kept.map((frame) => frame.colour)).toEqual(["blue", "red", "green"]);
    expect(kept.map((frame) => frame.kind)).toEqual(["opening", "change", "even"]);
    expect(kept.map((frame) => frame.type)).toEqual(["image/jpeg", "image/jpeg", "image/jpeg"]);
    expect(kept.map((frame) => frame.width)).toEqual([1280, 1280, 1280]);
    expect(kept[0]?.seconds).toBeGreaterThan(1.4);
    expect(kept[0]?.seconds).toBeLessThan(2);
  }

  test("a video that this browser can't decode is reported, so that the server is asked", async () => {
    makePages(videos, "pages.avi", ["-c:v", "mpeg4"], "320x180");
    makeSound(videos, "sound.webm");
    await writeFile(join(videos, "noise.mp4"), "no video");
    expect(await keep("pages.avi")).toBe("undecodable");
    expect(await keep("sound.webm")).toBe("undecodable");
    expect(await keep("noise.mp4")).toBe("undecodable");
    await writeFile(join(videos, "empty.webm"), "");
    expect(await keep("empty.webm")).toBe("none");
  });

  test("a truncated video gives the frames that it has", async () => {
    makePages(videos, "cut.mp4", [
      "-c:v",
      "libx264",
      "-preset",
      "ultrafast",
      "-movflags",
      "+faststart",
      "-g",
      "10",
    ]);
    await truncate(join(videos, "cut.mp4"), 9_000);
    const kept = await keep("cut.mp4");
    if (typeof kept === "string") expect(["none", "undecodable", "metadata"]).toContain(kept);
    else expect(kept[0]?.colour).toBe("blue");
  });
});

test("a video that keeps its reader busy forever is aborted", async () => {
  const isMended = await page.evaluate(async () => {
    const video = new Uint8Array(300_000);
    video.set([
      0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0xf7, 0x81, 0x01, 0x42, 0xf2, 0x81,
    ]);
    video.set(
      [0x04, 0x42, 0xf3, 0x81, 0x08, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d, 0x42, 0x87, 0x81, 0x04],
      16,
    );
    video.set([0x42, 0x85, 0x81, 0x02, 0x18, 0x53, 0x80, 0x67, 0x01], 32);
    const file = new Blob([video], { type: "video/webm" });
    return (await framesPage.repairVideo(file, { hasSound: false, timeoutMs: 1_500 })) !== null;
  });
  expect(isMended).toBe(false);
});

test("a recording made in this browser, scanned while it is made", { tags: "long" }, async () => {
  const result = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1280, 720];
    const context = canvas.getContext("2d")!;
    const colours = ["#102840", "#b04020", "#40c060"];
    const startedAt = performance.now();
    // Counts drawn and recorded frames instead of time, because a busy machine takes longer but skips nothing.
    const moments: number[] = [];
    let [drawn, shown, recordedBytes] = [0, 0, 0];
    let since = 0;
    const over = Promise.withResolvers<void>();
    const drawing = setInterval(() => {
      const isRecorded = recordedBytes > 0 && moments.length >= shown;
      since = isRecorded ? since + 1 : 0;
      if (since > 40) {
        if (shown === 2) over.resolve();
        else shown += 1;
        since = 0;
      }
      drawn += 1;
      context.fillStyle = colours[shown]!;
      context.fillRect(0, 0, 1280, 720);
      // Moves a pointer over the page.
      context.fillStyle = "#000";
      context.fillRect(200 + ((drawn * 4) % 800), 300, 12, 19);
    }, 40);
    const stream = canvas.captureStream(25);
    const sound = new AudioContext();
    const speaker = sound.createMediaStreamDestination();
    const tone = sound.createOscillator();
    tone.connect(speaker);
    tone.start();
    stream.addTrack(speaker.stream.getAudioTracks()[0]!);

    const chunks: Blob[] = [];
    const recorder = new MediaRecorder(stream, { mimeType: "video/webm;codecs=vp9,opus" });
    recorder.ondataavailable = ({ data }) => {
      chunks.push(data);
      recordedBytes += data.size;
    };
    recorder.start(100);
    const watch = framesPage.watchScreen(stream, { onMoment: ({ index }) => moments.push(index) });
    await over.promise;
    const durationSeconds = (performance.now() - startedAt) / 1000;
    const marks = watch.stop();
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.stop();
    await stopped;
    clearInterval(drawing);
    const file = new Blob(chunks, { type: "video/webm" });
    const watched = await framesPage.keepFrames(file, { marks, durationSeconds });
    const looked = await framesPage.keepFrames(file);
    return {
      moments,
      watched: await Promise.all(watched.frames.map(globalThis.seen)),
      looked: await Promise.all(looked.frames.map(globalThis.seen)),
    };
  });
  // On a busy machine, the pointer may jump, which adds views of the same page.
  expect(result.moments.length).toBeGreaterThanOrEqual(2);
  expect(result.moments).toEqual(result.moments.map((_, index) => index));
  for (const frames of [result.watched, result.looked]) {
    const colours = frames.map(({ colour }) => colour);
    expect(colours.filter((colour, index) => colour !== colours[index - 1])).toEqual([
      "blue",
      "red",
      "green",
    ]);
    expect(colours.length).toBeLessThanOrEqual(11);
  }
});

describe("covers", () => {
  test("hide the difference between two frames in what is sent", async () => {
    const { inside, outside, covered } = await page.evaluate(async () => {
      const box = { x: 101, y: 53, width: 300, height: 64 };
      const draw = async (below: (context: OffscreenCanvasRenderingContext2D) => void) => {
        const canvas = new OffscreenCanvas(640, 360);
        const context = canvas.getContext("2d")!;
        context.fillStyle = "#fff";
        context.fillRect(0, 0, 640, 360);
        context.fillStyle = "#000";
        context.fillText("beside", 20, 300);
        below(context);
        const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
        const kind = "even" as const;
        const frame = {
          timestampSeconds: 0,
          kind,
          changed: null,
          covered: [],
          blob,
          width: 640,
          height: 360,
        };
        const sent = await framesPage.coverFrame(frame, [box]);
        const bitmap = await createImageBitmap(sent.blob);
        const read = new OffscreenCanvas(640, 360).getContext("2d")!;
        read.drawImage(bitmap, 0, 0);
        const bytes = (x: number, y: number, w: number, h: number) =>
          [...read.getImageData(x, y, w, h).data].join();
        return { covered: sent.covered, inside: bytes(101, 53, 300, 64), outside: bytes(0, 280, 100, 40) };
      };
      const [secret, nothing] = await Promise.all([
        draw((context) => {
          context.font = "40px sans-serif";
          context.fillText("4111 1111 1111 1111", 110, 100);
        }),
        draw(() => {}),
      ]);
      return {
        inside: secret.inside === nothing.inside,
        outside: secret.outside === nothing.outside,
        covered: secret.covered,
      };
    });
    expect(inside).toBe(true);
    expect(outside).toBe(true);
    expect(covered).toEqual([{ x: 101, y: 53, width: 300, height: 64 }]);
  });

  test("are added for a detected email address before anything is sent, and by keyboard", async () => {
    await page.evaluate(async () => {
      const picture = async (words: string): Promise<KeptFrame> => {
        const canvas = new OffscreenCanvas(1280, 720);
        const context = canvas.getContext("2d")!;
        context.fillStyle = "#fff";
        context.fillRect(0, 0, 1280, 720);
        context.fillStyle = "#1f2330";
        context.font = "20px sans-serif";
        context.fillText(words, 60, 120);
        const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
        return {
          timestampSeconds: words.length,
          kind: "even",
          changed: null,
          covered: [],
          blob,
          width: 1280,
          height: 720,
        };
      };
      globalThis.reviewed = framesPage.review([
        await picture("Send it to marta.lindqvist@example.org now"),
        await picture("All done"),
      ]);
    });
    await createButton(page).waitFor();
    expect(await shownProblems(page)).toEqual([]);
    await stepButton(page, 2).click();
    await page.getByRole("button", { name: "Cover an area" }).click();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowDown");
    await page.getByRole("button", { name: "Cover it on all screenshots" }).click();
    await createButton(page).click();
    const sent = await page.evaluate(async () => {
      const kept = await globalThis.reviewed;
      const reader = await framesPage.createBrowserReader();
      const gray = await framesPage.grayOfPicture(kept[0]!.blob);
      const read = await reader.read(gray, { pictures: [], most: 1 });
      await reader.end();
      return {
        covered: kept.map((frame) => frame.covered),
        reviewed: kept.map(({ reviewed }) =>
          reviewed?.lines.map((line) => line.map(([text]) => text).join(" ")),
        ),
        text: read.lines.map((line) => line.text).join(" "),
      };
    });
    expect(sent.covered.map((boxes) => boxes.length)).toEqual([2, 1]);
    expect(sent.covered[1]).toEqual([{ x: 470, y: 324, width: 320, height: 82 }]);
    expect(sent.text).toContain("Send it to");
    expect(sent.text).not.toMatch(/marta|example/);
    // What is read is sent with the pictures, without what is covered.
    expect(sent.reviewed).toEqual([["Send it to", "now"], ["All done"]]);
  });
});

test("a picture that is taken again keeps what is known of the recorded one while it shows the same view", async () => {
  const facts = await page.evaluate(async () => {
    const { canvas, context } = (() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [1280, 720];
      return { canvas, context: canvas.getContext("2d")! };
    })();
    function draw(background: string, pointerX: number): void {
      context.fillStyle = background;
      context.fillRect(0, 0, 1280, 720);
      context.fillStyle = "#123";
      context.font = "30px sans-serif";
      context.fillText("Orders of this week", 100, 200);
      context.fillStyle = "#000";
      context.fillRect(pointerX, 400, 14, 22);
    }
    draw("#fff", 300);
    const blob = await new Promise<Blob>((resolve) =>
      canvas.toBlob((one) => resolve(one!), "image/jpeg", 0.9),
    );
    const changed = { x: 100, y: 180, width: 200, height: 30 };
    const recorded = {
      ...{
        timestampSeconds: 4,
        kind: "change" as const,
        changed,
        covered: [],
        blob,
        width: 1280,
        height: 720,
      },
    };
    const facts = [];
    for (const [background, pointerX] of [
      ["#fff", 600],
      ["#9cf", 600],
    ] as const) {
      draw(background, pointerX);
      const frame = await framesPage.frameOfMoment(canvas, 3.5, recorded);
      facts.push({ ...frame, blob: frame.blob.type });
    }
    return facts;
  });
  const [same, other] = facts;
  expect(same).toMatchObject({ timestampSeconds: 3.5, kind: "change", blob: "image/jpeg", width: 1280 });
  expect(same?.changed).toEqual({ x: 100, y: 180, width: 200, height: 30 });
  expect(other).toMatchObject({ changed: null });
  // What the pointer hides now is in the recorded picture, which may be replaced because it shows something private.
  expect([same?.behind, other?.behind]).toEqual([undefined, undefined]);
});
