/** Functions that tests and the frames benchmark call in the page, and the review of screenshots. */
import { createRoot } from "react-dom/client";
import { evenlySpacedTimes } from "#engines/recording/frames/frame-times.ts";
import { ReviewFrames } from "#features/recordings/components/review-frames.tsx";
import { coverFrame } from "#features/recordings/frames/cover-frame.ts";
import { createBrowserReader } from "#features/recordings/frames/create-browser-reader.ts";
import { encodeJpeg } from "#features/recordings/frames/encode-jpeg.ts";
import { keepFrames } from "#features/recordings/frames/keep-frames.ts";
import type { KeptFrame } from "#features/recordings/frames/kept-frame.ts";
import { openDecodedVideo } from "#features/recordings/frames/open-decoded-video.ts";
import { repairVideo } from "#features/recordings/frames/repair-video.ts";
import { watchScreen } from "#features/recordings/frames/watch-screen.ts";
import "#ui/styles/app.css";

const calls = {
  keepFrames,
  repairVideo,
  watchScreen,
  coverFrame,
  createBrowserReader,
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
    for await (const canvas of video.pictures(evenlySpacedTimes(video.durationSeconds, count), {
      width,
      height,
    }))
      if (canvas) jpegs.push(encodeJpeg(canvas));
    video.close();
    return (await Promise.all(jpegs)).length;
  },
  /** Shows the dialog's content and resolves with the frames that it would send. */
  review(frames: KeptFrame[]): Promise<KeptFrame[]> {
    const place = document.body.appendChild(document.createElement("main"));
    const root = createRoot(place);
    const id = crypto.randomUUID();
    const kept = { id, owner: "o", savedAtMs: 0, durationSeconds: 9, videoId: null, frames, leftOut: 0 };
    return new Promise((resolve, reject) => {
      root.render(
        <dialog
          open
          aria-label="Record"
          className="static m-auto flex max-h-dvh w-full max-w-5xl flex-col bg-surface text-text"
        >
          <h1 className="sr-only">Pictures</h1>
          <h2 className="sr-only">Record</h2>
          <ReviewFrames
            kept={kept}
            progress={null}
            onDone={resolve}
            onCancel={() => reject(new Error("cancelled"))}
          />
        </dialog>,
      );
    });
  },
};
export type FramesPageCalls = typeof calls;

Object.assign(globalThis, { framesPage: calls });
document.body.dataset.ready = "";
