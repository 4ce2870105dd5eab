/** Parses captions (SubRip and WebVTT) and writes them as minimal WebVTT. */
import { decodeText } from "#shared/decode-text.ts";

export interface Cue {
  startSeconds: number;
  endSeconds: number;
  /** Plain text with lines separated by "\n". Never empty. */
  text: string;
}

/** In bytes. This is enough for hours of speech; most caption files are about 10 kB. */
export const maxCaptionBytes = 500_000;
const maxCues = 10_000;
const maxCueLength = 1_000;
/** One day, like the limit for recordings. */
const maxSeconds = 86_400;

const timing =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})(?:\s|$)/;

/**
 * Reads the cues of an SRT or VTT file, sorted by time, without markup, styles or positions. Accepts UTF-8, UTF-16 with
 * a BOM, and Windows-1252, which old editors write. Returns null if the file is in neither format or has no cues.
 */
export function readCaptions(bytes: Uint8Array): Cue[] | null {
  if (bytes.length > maxCaptionBytes) return null;
  const text = decodeText(bytes);
  return text === null ? null : cuesOf(text);
}

/** Parses the output of `writeCaptions`. */
export function cuesOf(text: string): Cue[] | null {
  const cues: Cue[] = [];
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .split("\n");
  for (let at = 0; at < lines.length; at++) {
    const times = timing.exec(lines[at] ?? "");
    if (!times) continue;
    const said: string[] = [];
    // According to the standard, an empty line ends a cue, but some editors write empty lines inside a cue.
    while (at + 1 < lines.length && lines[at + 1]?.trim() !== "" && !timing.test(lines[at + 1] ?? "")) {
      said.push(lines[at + 1] ?? "");
      at += 1;
    }
    const startSeconds = secondsOf(times.slice(1, 5));
    const endSeconds = secondsOf(times.slice(5, 9));
    const plain = plainText(said);
    if (plain === "" || endSeconds <= startSeconds || endSeconds > maxSeconds) continue;
    cues.push({ startSeconds, endSeconds, text: plain });
    if (cues.length > maxCues) return null;
  }
  return cues.length > 0 ? cues.sort((a, b) => a.startSeconds - b.startSeconds) : null;
}

/** The result contains only times and text. */
export function writeCaptions(cues: Cue[]): string {
  const blocks = cues.map(
    ({ startSeconds, endSeconds, text }) =>
      `${timeOf(startSeconds)} --> ${timeOf(endSeconds)}\n${escapeText(text)}\n`,
  );
  return `WEBVTT\n\n${blocks.join("\n")}`;
}

function secondsOf([hours, minutes, seconds, fraction = "0"]: (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(fraction.padEnd(3, "0")) / 1_000;
}

function plainText(lines: string[]): string {
  const text = lines
    .map((line) =>
      unescapeText(line.replace(/<[^<>]*>/g, "").replace(/\{\\[^{}]*\}/g, ""))
        // Removes control characters, and bidi overrides, which would also affect the text after them.
        .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, maxCueLength);
  // Postgres can't store a lone surrogate, which may come from the cut or from a corrupt file.
  return text.toWellFormed().trim();
}

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": " ",
  "&lrm;": "",
  "&rlm;": "",
};

function unescapeText(text: string): string {
  return text
    .replace(/&(?:lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? "")
    .replaceAll("&amp;", "&");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, "0")}`;
}
