/** The sound of a film in pieces that a server for speech takes: Ogg with Opus, one channel, as much as speech needs. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type FilmFile, onlyThisFile, withFilmFile } from "./film-file.server.ts";
import { runTool } from "./run-tool.server.ts";

export interface SoundPiece {
  /** Where in the film it begins. */
  startSeconds: number;
  durationSeconds: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export type SoundRefusal =
  /** No ffmpeg on this machine. */
  | "missing-tool"
  /** Not a film, or none that ffmpeg can read. */
  | "unreadable"
  /** A film without a track of sound. */
  | "silent"
  /** It is longer than one film may be, or reading it took too long. */
  | "too-much";

/** Ten minutes are about 2 MB; such servers take 25 MB, and answer for so much within a minute. */
const pieceSeconds = 600;
/** Of a film: what it may cost, at most. */
const maxSoundSeconds = 3 * 3_600;
const maxProbeMs = 10_000;
const maxCutMs = 5 * 60_000;

/**
 * Calls `use` with one piece after the other, from `fromSeconds` on, which must be where a piece begins. Null when all
 * were used. Throws what `use` throws, or the signal's reason.
 */
export async function hearFilm(
  film: Readable,
  {
    signal,
    fromSeconds = 0,
    path = process.env.PATH ?? "",
  }: { signal: AbortSignal; fromSeconds?: number; path?: string },
  use: (piece: SoundPiece) => Promise<void>,
): Promise<SoundRefusal | null> {
  return withFilmFile(film, { signal }, async ({ folder, file }) => {
    const seconds = await soundSeconds(file, { path, signal });
    if (typeof seconds === "string") return seconds;
    if (seconds > maxSoundSeconds) return "too-much";
    const refusal = await cut({ folder, file }, { path, signal });
    if (refusal) return refusal;
    const pieces = (await readdir(folder)).filter((name) => name.endsWith(".ogg")).sort();
    // Sound that ffmpeg could not decode at all leaves none.
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
  // What a recorder of a browser writes tells no length: it is as long as what comes out.
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
  { folder, file }: Pick<FilmFile, "folder" | "file">,
  options: ToolOptions,
): Promise<SoundRefusal | null> {
  const made = await runTool(
    "ffmpeg",
    [
      ...["-v", "error", "-nostdin", "-y", "-threads", "1", ...onlyThisFile, "-i", `file:${file}`],
      ...["-t", String(maxSoundSeconds), "-map", "0:a:0", "-vn", "-sn", "-dn", "-map_metadata", "-1"],
      // Sound that begins later than the picture keeps its place.
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
