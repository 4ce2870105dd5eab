import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sharp from "sharp";
import { evenlySpacedTimes, openingTime, usableDuration } from "#engines/recording/frames/frame-times.ts";
import { runTool } from "./run-tool.server.ts";
import { onlyThisFile, withVideoFile } from "./video-file.server.ts";

interface ExtractedFrame {
  timestampSeconds: number;
  jpeg: Buffer;
  width: number;
  height: number;
}

export type Extraction =
  | { kind: "frames"; durationSeconds: number; frames: ExtractedFrame[] }
  | { kind: "missing-tool" }
  /** The file isn't a video, or ffmpeg can't read it. */
  | { kind: "unreadable" }
  /** The video exceeded the time or memory limit. */
  | { kind: "too-much" };

/** Limit for all screenshots of a video together. */
const maxTotalMs = 90_000;
const maxProbeMs = 10_000;
const maxPictureMs = 20_000;
/** In pixels (8K). A larger frame is treated as a decompression bomb. */
const maxPixels = 7680 * 4320;
const longestSide = 1920;
/**
 * Extracts screenshots with the installed ffmpeg at the times that the specification defines, within time and memory
 * limits. Writes the video to a temporary file first, because ffmpeg needs to seek. Throws an AbortError if the signal
 * aborts.
 */
export async function extractFrames(
  video: Readable,
  { signal, path = process.env.PATH ?? "" }: { signal?: AbortSignal; path?: string } = {},
): Promise<Extraction> {
  signal?.throwIfAborted();
  const limit = AbortSignal.any([AbortSignal.timeout(maxTotalMs), ...(signal ? [signal] : [])]);
  try {
    return await withVideoFile(video, { signal: limit }, (written) => extract({ ...written, limit, path }));
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (limit.aborted) return { kind: "too-much" };
    throw error;
  }
}

async function extract({
  file,
  folder,
  bytes,
  limit,
  path,
}: {
  file: string;
  folder: string;
  bytes: number;
  limit: AbortSignal;
  path: string;
}): Promise<Extraction> {
  const probed = await runTool("ffprobe", probeArguments(file), {
    path,
    timeoutMs: maxProbeMs,
    signal: limit,
  });
  if (probed.kind === "missing") return { kind: "missing-tool" };
  if (probed.kind === "too-long") return { kind: "too-much" };
  const facts = probed.kind === "done" ? readFacts(probed.output) : null;
  if (!facts) return { kind: "unreadable" };
  if (facts.width * facts.height > maxPixels) return { kind: "too-much" };

  const durationSeconds = usableDuration(facts.durationSeconds, bytes);
  const times = [openingTime(durationSeconds), ...evenlySpacedTimes(durationSeconds)].sort((a, b) => a - b);
  const frames: ExtractedFrame[] = [];
  let tookTooLong = false;
  for (const [index, timestampSeconds] of times.entries()) {
    const picture = join(folder, `${index}.jpg`);
    const made = await runTool("ffmpeg", pictureArguments(file, { timestampSeconds, picture }), {
      path,
      timeoutMs: maxPictureMs,
      signal: limit,
    });
    if (made.kind === "missing") return { kind: "missing-tool" };
    if (made.kind === "too-long") tookTooLong = true;
    // Past the end of the video, ffmpeg succeeds but writes no file.
    const jpeg = made.kind === "done" ? await readFile(picture).catch(() => null) : null;
    const size = jpeg && (await sizeUnlessBlack(jpeg));
    if (jpeg && size) frames.push({ timestampSeconds, jpeg, ...size });
  }
  if (frames.length > 0) return { kind: "frames", durationSeconds, frames };
  return { kind: tookTooLong ? "too-much" : "unreadable" };
}

function probeArguments(file: string): string[] {
  return [
    ...["-v", "error", ...onlyThisFile, "-select_streams", "v:0"],
    ...["-show_entries", "stream=width,height:format=duration", "-of", "json"],
    `file:${file}`,
  ];
}

/** Seeks to the key frame before the time, decodes from there, and writes a JPEG with a quality of about 90. */
function pictureArguments(
  file: string,
  { timestampSeconds, picture }: { timestampSeconds: number; picture: string },
): string[] {
  const fit = `scale='min(${longestSide},iw)':'min(${longestSide},ih)':force_original_aspect_ratio=decrease`;
  return [
    ...["-v", "error", "-nostdin", "-y", "-threads", "1", ...onlyThisFile],
    ...["-ss", timestampSeconds.toFixed(3), "-i", `file:${file}`],
    ...["-map", "0:v:0", "-an", "-sn", "-dn", "-frames:v", "1", "-vf", fit],
    ...["-pix_fmt", "yuvj420p", "-q:v", "3", "-f", "image2", "-update", "1", `file:${picture}`],
  ];
}

interface Facts {
  width: number;
  height: number;
  durationSeconds: number | null;
}

function readFacts(output: string): Facts | null {
  try {
    const { streams, format } = JSON.parse(output) as {
      streams?: { width?: unknown; height?: unknown }[];
      format?: { duration?: unknown };
    };
    const { width, height } = streams?.[0] ?? {};
    if (typeof width !== "number" || typeof height !== "number" || width < 1 || height < 1) return null;
    return { width, height, durationSeconds: Number(format?.duration ?? Number.NaN) };
  } catch {
    return null;
  }
}

/** Returns null if the image can't be decoded or is entirely black. */
async function sizeUnlessBlack(jpeg: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const image = sharp(jpeg, { limitInputPixels: longestSide * longestSide });
    const [{ width, height }, { channels }] = await Promise.all([image.metadata(), image.stats()]);
    return channels.every((channel) => channel.max <= 20) ? null : { width, height };
  } catch {
    return null;
  }
}
