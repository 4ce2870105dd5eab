import { expect, test } from "vitest";
import { checkVideoFile } from "./check-video-file.ts";
import { maxVideoBytes } from "./limits.ts";

const film = { name: "tour.mp4", type: "video/mp4", size: 10 };

test.each([
  ["nothing", null, "Please upload a video file"],
  ["an MP4", film, null],
  ["a MOV in capitals", { ...film, name: "TOUR.MOV", type: "video/quicktime" }, null],
  ["an AVI whose type the system does not know", { ...film, name: "tour.avi", type: "" }, null],
  ["exactly 500 MB", { ...film, size: maxVideoBytes }, null],
  ["one byte more", { ...film, size: maxVideoBytes + 1 }, "File size must be less than 500MB"],
  ["an empty file", { ...film, size: 0 }, "Please upload a valid video file"],
  ["a picture", { ...film, name: "tour.png", type: "image/png" }, "Please upload a valid video file"],
  ["a film of another kind", { ...film, name: "tour.mkv" }, "Please upload a valid video file"],
  ["a page that is called a film", { ...film, type: "text/html" }, "Please upload a valid video file"],
])("%s is answered right", (_, file, expected) => {
  expect(checkVideoFile(file)).toBe(expected);
});
