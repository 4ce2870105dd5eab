/** Parses possibly corrupt files in a worker, so that a parser in an endless loop can be terminated. */
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import type { RepairOrder, RepairReply } from "./repair-messages.ts";

function answer(reply: RepairReply, transfer: Transferable[] = []): void {
  postMessage(reply, { transfer });
}

async function repair({ video, hasSound, maxCopyBytes }: RepairOrder): Promise<void> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(video) });
  if (!(await input.canRead())) return answer({ kind: "unreadable" });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return answer({ kind: "unreadable" });
  const format = await input.getFormat();
  if (format.name !== "WebM" || video.size > maxCopyBytes) {
    await track.getFirstTimestamp();
    await track.computeDuration();
    return answer({ kind: "done", copy: null });
  }
  answer({ kind: "opened" });
  answer({ kind: "done", copy: await copyOf(input, hasSound) });
}

async function copyOf(input: Input, hasSound: boolean): Promise<ArrayBuffer | null> {
  try {
    const target = new BufferTarget();
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: new WebMOutputFormat(), target }),
      audio: { discard: !hasSound },
      showWarnings: false,
    });
    if (conversion.isValid) await conversion.execute();
    return target.buffer;
  } catch {
    return null;
  }
}

addEventListener("message", ({ data }: MessageEvent<RepairOrder>) => {
  repair(data).catch(() => answer({ kind: "unreadable" }));
});
