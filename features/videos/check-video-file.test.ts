import { expect, test } from "vitest";
import { checkVideoFile } from "./check-video-file.ts";
import { maxVideoBytes } from "./limits.ts";

const video = { name: "tour.mp4", type: "video/mp4", size: 10 };

test.each([
  ["nothing", null, "Please upload a video file"],
  ["an MP4", video, null],
  ["a MOV in capitals", { ...video, name: "TOUR.MOV", type: "video/quicktime" }, null],
  ["an AVI without a type from the system", { ...video, name: "tour.avi", type: "" }, null],
  ["exactly 500 MB", { ...video, size: maxVideoBytes }, null],
  ["one byte more", { ...video, size: maxVideoBytes + 1 }, "File size must be less than 500MB"],
  ["an empty file", { ...video, size: 0 }, "Please upload a valid video file"],
  ["an image", { ...video, name: "tour.png", type: "image/png" }, "Please upload a valid video file"],
  ["a video in an unsupported format", { ...video, name: "tour.mkv" }, "Please upload a valid video file"],
  ["an HTML page named like a video", { ...video, type: "text/html" }, "Please upload a valid video file"],
])("returns the right result for %s", (_, file, expected) => {
  expect(checkVideoFile(file)).toBe(expected);
});
