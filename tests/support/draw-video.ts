/** Encodes videos of images with exact timestamps in a browser, so that they are the same on every machine. */
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";
import type { Page } from "playwright-core";

export interface VideoPicture {
  /** PNG or JPEG, all with the same size and even side lengths. */
  bytes: Buffer;
  /** Display time in seconds. */
  seconds: number;
}

export interface DrawVideoOptions {
  /** Omits the duration and the seek index, as recorders do. */
  isUnindexed?: boolean;
}

const picturesPerSecond = 10;
const codec: VideoCodec = "vp8";

interface Packet {
  base64: string;
  type: "key" | "delta";
  seconds: number;
}

/** Returns WebM. `page` may be any page in a secure context, such as localhost. */
export async function drawVideo(
  page: Page,
  pictures: VideoPicture[],
  { isUnindexed = false }: DrawVideoOptions = {},
): Promise<Buffer> {
  const shown = pictures.map(({ bytes, seconds }) => ({ base64: bytes.toString("base64"), seconds }));
  const { packets, config } = await page.evaluate(encode, { shown, codec, picturesPerSecond });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: isUnindexed }), target });
  const track = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(track, { frameRate: picturesPerSecond });
  await output.start();
  for (const [index, { base64, type, seconds }] of packets.entries()) {
    const packet = new EncodedPacket(Buffer.from(base64, "base64"), type, seconds, 1 / picturesPerSecond);
    await track.add(packet, index === 0 ? { decoderConfig: config } : undefined);
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

interface EncodeInput {
  shown: { base64: string; seconds: number }[];
  codec: string;
  picturesPerSecond: number;
}

/** Runs in the page. */
async function encode({
  shown,
  codec,
  picturesPerSecond,
}: EncodeInput): Promise<{ packets: Packet[]; config: VideoDecoderConfig }> {
  const packets: Packet[] = [];
  let failed: Error | null = null;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      packets.push({ base64, type: chunk.type, seconds: chunk.timestamp / 1e6 });
    },
    error(error) {
      failed = error;
    },
  });
  let size: { width: number; height: number } | null = null;
  let count = 0;
  for (const { base64, seconds } of shown) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    if (!size) {
      size = { width: bitmap.width, height: bitmap.height };
      encoder.configure({ codec, ...size, bitrate: 6_000_000, framerate: picturesPerSecond });
    }
    for (let left = Math.round(seconds * picturesPerSecond); left > 0; left -= 1) {
      const frame = new VideoFrame(bitmap, { timestamp: (count * 1e6) / picturesPerSecond });
      encoder.encode(frame, { keyFrame: count % (5 * picturesPerSecond) === 0 });
      frame.close();
      count += 1;
    }
    bitmap.close();
  }
  await encoder.flush();
  encoder.close();
  if (failed || !size) throw failed ?? new Error("no pictures");
  return { packets, config: { codec, codedWidth: size.width, codedHeight: size.height } };
}
