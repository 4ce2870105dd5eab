/** Functions that tests and the frames benchmark call in the page, and the review of screenshots. */
import { createRoot } from "react-dom/client";
import { words } from "#engines/recording/clicks/words/en.ts";
import { evenlySpacedTimes } from "#engines/recording/frames/frame-times.ts";
import { RecordingReview } from "#features/recordings/components/review/recording-review.tsx";
import { coverFrame } from "#features/recordings/frames/cover-frame.ts";
import { createBrowserReader } from "#features/recordings/frames/create-browser-reader.ts";
import { encodeJpeg } from "#features/recordings/frames/encode-jpeg.ts";
import { grayOfPicture } from "#features/recordings/frames/gray-of-picture.ts";
import { keepFrames } from "#features/recordings/frames/keep-frames.ts";
import type { KeptFrame } from "#features/recordings/frames/kept-frame.ts";
import { openDecodedVideo } from "#features/recordings/frames/open-decoded-video.ts";
import { repairVideo } from "#features/recordings/frames/repair-video.ts";
import { frameOfMoment } from "#features/recordings/frames/retake-from-video.ts";
import { watchScreen } from "#features/recordings/frames/watch-screen.ts";
import "#ui/styles/app.css";

const calls = {
  keepFrames,
  repairVideo,
  watchScreen,
  coverFrame,
  createBrowserReader,
  grayOfPicture,
  frameOfMoment,
  /** Returns base64. */
  async textOf(blob: Blob): Promise<string> {
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(blob);
    });
    return address.slice(address.indexOf(",") + 1);
  },
  bytesOf(text: string): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  },
  /** Takes `count` evenly spaced screenshots as JPEG. Costs as much as a recording with marks. */
  async takePictures(file: Blob, count: number): Promise<number> {
    const video = await openDecodedVideo(file);
    if (!video) throw new Error("not decodable");
    const jpegs: Promise<Blob>[] = [];
    const { width, height } = video;
    for await (const picture of video.pictures(evenlySpacedTimes(video.durationSeconds, count), {
      width,
      height,
    }))
      if (picture) jpegs.push(encodeJpeg(picture.canvas));
    video.close();
    return (await Promise.all(jpegs)).length;
  },
  /** Shows the review and resolves with the frames that it would send. */
  review(frames: KeptFrame[]): Promise<KeptFrame[]> {
    const root = createRoot(document.body.appendChild(document.createElement("main")));
    const id = crypto.randomUUID();
    const kept = { id, owner: "o", savedAtMs: 0, durationSeconds: 9, videoId: null, frames, leftOut: 0 };
    return new Promise((resolve, reject) => {
      root.render(
        <RecordingReview
          {...{ kept, words }}
          progress={null}
          language="en"
          guideTitle={null}
          video={null}
          back={null}
          onDone={(reviewed) => resolve(reviewed.frames)}
          onReopen={() => reject(new Error("open elsewhere"))}
          onDiscard={() => reject(new Error("discarded"))}
        />,
      );
    });
  },
};
export type FramesPageCalls = typeof calls;

Object.assign(globalThis, { framesPage: calls });
document.body.dataset.ready = "";
