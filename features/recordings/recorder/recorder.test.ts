import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockTime, shortTime } from "#shared/clock-time.ts";
import { microphoneProblem, recordingObstacle, screenProblem } from "./recorder-problem.ts";
import { recorderTexts } from "./recorder-texts.ts";
import { rulerScale } from "./ruler-scale.ts";
import { recordSections, recordTabs, recordTitle } from "./sections.ts";
import { startStopwatch } from "./stopwatch.ts";
import { estimatedSeconds } from "./video-seconds.ts";
import { selectVideoType, videoName } from "./video-type.ts";

describe("recording time", () => {
  test("doesn't count while paused", () => {
    let nowMs = 1_000;
    const watch = startStopwatch(() => nowMs);
    nowMs += 2_000;
    watch.pause();
    watch.pause();
    nowMs += 60_000;
    expect(watch.seconds()).toBe(2);
    watch.resume();
    watch.resume();
    nowMs += 500;
    expect(watch.seconds()).toBe(2.5);
  });

  test.each([
    [0, "00:00", "0:00"],
    [17.9, "00:17", "0:17"],
    [75 * 60 + 3, "75:03", "75:03"],
    [600, "10:00", "10:00"],
  ])("shows %s seconds as %s", (seconds, clock, short) => {
    expect([clockTime(seconds), shortTime(seconds)]).toEqual([clock, short]);
  });

  test("always fits its ruler", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50_000, noNaN: true }), (seconds) => {
        const scale = rulerScale(seconds);
        expect(scale.seconds).toBeGreaterThanOrEqual(seconds);
        expect(scale.labels.at(-1)).toBe(scale.seconds);
        expect(scale.ticks.at(-1)).toEqual({ seconds: scale.seconds, isLong: true });
      }),
    );
    expect(rulerScale(17).labels).toEqual([0, 5, 10, 15, 20, 25, 30]);
  });

  test("estimates the duration of a video from its size if it is unknown", () => {
    expect(estimatedSeconds(10_000_000)).toBe(40);
    expect(estimatedSeconds(1_000)).toBe(15);
  });
});

describe("file type", () => {
  test("prefers VP9, with an audio codec only when there is sound", () => {
    expect(selectVideoType(() => true, { hasSound: true })).toBe("video/webm;codecs=vp9,opus");
    expect(selectVideoType(() => true, { hasSound: false })).toBe("video/webm;codecs=vp9");
    expect(selectVideoType((type) => !type.includes("vp9"), { hasSound: false })).toBe(
      "video/webm;codecs=vp8",
    );
    expect(selectVideoType((type) => type === "video/mp4", { hasSound: true })).toBe("video/mp4");
    expect(selectVideoType(() => false, { hasSound: true })).toBeNull();
  });

  test("determines the file name's extension", () => {
    expect(videoName({ startedAtMs: 17, type: "video/webm;codecs=vp9" })).toBe("screen-recording-17.webm");
    expect(videoName({ startedAtMs: 17, type: "video/mp4" })).toBe("screen-recording-17.mp4");
  });
});

describe("recorder problems", () => {
  const named = (name: string) => Object.assign(new Error("the browser's words"), { name });

  test("tells the owner what to do", () => {
    expect(screenProblem(named("NotAllowedError"))).toEqual({
      title: "Failed to start screen recording. Please try again.",
      text: recorderTexts.refused,
    });
    expect(screenProblem(named("NotReadableError")).text).toBe(recorderTexts.busy);
    expect(screenProblem("anything").title).toBe(recorderTexts.failed);
    expect(microphoneProblem(named("NotFoundError"))).toBe(recorderTexts.microphoneMissing);
    expect(microphoneProblem(named("NotAllowedError"))).toBe(recorderTexts.microphoneRefused);
  });

  test("detects missing support up front", () => {
    const computer = { isSecure: true, hasScreenCapture: true, hasRecorder: true, isPhone: false };
    expect(recordingObstacle(computer)).toBeNull();
    expect(recordingObstacle({ ...computer, isPhone: true })).toBeNull();
    expect(recordingObstacle({ ...computer, hasScreenCapture: false, isPhone: true })).toBe(
      recorderTexts.phone,
    );
    expect(recordingObstacle({ ...computer, hasScreenCapture: false, isSecure: false })).toBe(
      recorderTexts.insecure,
    );
    expect(recordingObstacle({ ...computer, hasRecorder: false })).toBe(recorderTexts.unsupported);
  });
});

describe("sections", () => {
  test("have titles", () => {
    expect(Object.keys(recordSections).map((id) => recordTitle(id as keyof typeof recordSections))).toEqual([
      "Record Help Center Content",
      "Record Getting Started Content",
      "Record FAQ Content",
      "Record Guide Content",
      "Record How-to Video",
    ]);
  });

  test("fall back to uploads where the browser can't record, even for the guide", () => {
    const plan = "ai";
    expect(recordTabs("getting-started", { canRecord: true, plan })).toEqual(["record", "import"]);
    expect(recordTabs("getting-started", { canRecord: false, plan })).toEqual(["upload", "import"]);
    expect(recordTabs("help-center", { canRecord: true, plan })).toEqual(["record", "upload", "import"]);
    expect(recordTabs("videos", { canRecord: true, plan })).toEqual(["record", "upload"]);
  });

  test("offer the extension where its recordings become the same", () => {
    const ways = (section: "guides" | "getting-started", plan: "ai" | "basic", canRecord = true) =>
      recordTabs(section, { canRecord, plan }).includes("tab");
    expect(ways("guides", "ai")).toBe(true);
    expect(ways("getting-started", "basic")).toBe(true);
    expect(ways("getting-started", "ai")).toBe(false);
    // On a phone, there are no extensions.
    expect(ways("guides", "ai", false)).toBe(false);
  });
});
