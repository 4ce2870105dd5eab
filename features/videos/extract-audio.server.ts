/**
 * Extracts a video's audio in chunks for a transcription API: mono Opus in Ogg, with a bitrate that is enough for
 * speech.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { runTool } from "./run-tool.server.ts";
import { onlyThisFile, type VideoFile, withVideoFile } from "./video-file.server.ts";

export interface SoundPiece {
  /** Position of the chunk in the video. */
  startSeconds: number;
  durationSeconds: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export type SoundRefusal =
  | "missing-tool"
  /** The file isn't a video, or ffmpeg can't read it. */
  | "unreadable"
  | "silent"
  /** The video exceeded the length or time limit. */
  | "too-much";

/** Ten minutes take about 2 MB. Transcription APIs accept 25 MB and process this much within a minute. */
const pieceSeconds = 600;
const maxSoundSeconds = 3 * 3_600;
const maxProbeMs = 10_000;
const maxCutMs = 5 * 60_000;

/**
 * Calls `use` with one chunk after another, beginning at `fromSeconds`, which must be the start of a chunk. Returns
 * null when all chunks are processed. Throws errors from `use`, or the signal's reason.
 */
export async function extractAudio(
  video: Readable,
  {
    signal,
    fromSeconds = 0,
    path = process.env.PATH ?? "",
  }: { signal: AbortSignal; fromSeconds?: number; path?: string },
  use: (piece: SoundPiece) => Promise<void>,
): Promise<SoundRefusal | null> {
  return withVideoFile(video, { signal }, async ({ folder, file }) => {
    const seconds = await soundSeconds(file, { path, signal });
    if (typeof seconds === "string") return seconds;
    if (seconds > maxSoundSeconds) return "too-much";
    const refusal = await cut({ folder, file }, { path, signal });
    if (refusal) return refusal;
    const pieces = (await readdir(folder)).filter((name) => name.endsWith(".ogg")).sort();
    // If ffmpeg can't decode any audio, it writes no chunks.
    if (pieces.length === 0) return "silent";
    for (const [index, name] of pieces.entries()) {
      const startSeconds = index * pieceSeconds;
      if (startSeconds < fromSeconds) continue;
      const durationSeconds = Math.min(pieceSeconds, seconds - startSeconds);
      if (durationSeconds <= 0) break;
      await use({ startSeconds, durationSeconds, bytes: new Uint8Array(await readFile(join(folder, name))) });
    }
    return null;
  });
}

type ToolOptions = { path: string; signal: AbortSignal };

async function soundSeconds(file: string, options: ToolOptions): Promise<number | SoundRefusal> {
  const entries = ["-show_entries", "stream=codec_type:format=duration", "-of", "json"];
  const probing = ["-v", "error", ...onlyThisFile, ...entries, `file:${file}`];
  const probed = await runTool("ffprobe", probing, { ...options, timeoutMs: maxProbeMs });
  if (probed.kind === "missing") return "missing-tool";
  if (probed.kind === "too-long") return "too-much";
  if (probed.kind === "failed") return "unreadable";
  const facts = readFacts(probed.output);
  if (!facts) return "unreadable";
  if (!facts.kinds.includes("audio")) return "silent";
  // Browser recordings don't state their duration. It is known only after the audio has been extracted.
  return facts.seconds ?? maxSoundSeconds;
}

function readFacts(output: string): { kinds: string[]; seconds: number | null } | null {
  try {
    const { streams = [], format } = JSON.parse(output) as {
      streams?: { codec_type?: string }[];
      format?: { duration?: string };
    };
    const seconds = Number(format?.duration ?? Number.NaN);
    const isKnown = Number.isFinite(seconds) && seconds > 0;
    return {
      kinds: streams.flatMap(({ codec_type }) => codec_type ?? []),
      seconds: isKnown ? seconds : null,
    };
  } catch {
    return null;
  }
}

async function cut(
  { folder, file }: Pick<VideoFile, "folder" | "file">,
  options: ToolOptions,
): Promise<SoundRefusal | null> {
  const made = await runTool(
    "ffmpeg",
    [
      ...["-v", "error", "-nostdin", "-y", "-threads", "1", ...onlyThisFile, "-i", `file:${file}`],
      ...["-t", String(maxSoundSeconds), "-map", "0:a:0", "-vn", "-sn", "-dn", "-map_metadata", "-1"],
      // Adds silence if the audio starts later than the video, so that times match.
      ...["-af", "aresample=async=1:first_pts=0", "-ac", "1", "-ar", "16000"],
      ...["-c:a", "libopus", "-b:a", "24k", "-application", "voip"],
      ...["-f", "segment", "-segment_time", String(pieceSeconds), "-segment_format", "ogg"],
      ...["-reset_timestamps", "1", join(folder, "piece-%03d.ogg")],
    ],
    { ...options, timeoutMs: maxCutMs },
  );
  if (made.kind === "missing") return "missing-tool";
  if (made.kind === "too-long") return "too-much";
  return made.kind === "failed" ? "unreadable" : null;
}
