/** Splits speech into captions of one or two lines. */
import type { Cue } from "./captions.ts";

export interface Spoken {
  text: string;
  startSeconds: number;
  endSeconds: number;
}

/** In characters. Two lines of 42 are usual for captions. */
const longestCue = 84;

/**
 * `offsetSeconds` is the position of the transcribed audio in the video. Longer text is split after a sentence,
 * otherwise after a clause or a word. Each part gets time in proportion to its length.
 */
export function cuesFromSpeech(spoken: Spoken[], offsetSeconds: number): Cue[] {
  return spoken.flatMap(({ text, startSeconds, endSeconds }) => {
    const parts = cut(text.replace(/\s+/g, " ").trim());
    const letters = parts.reduce((sum, part) => sum + part.length, 0);
    let before = 0;
    return parts.map((part): Cue => {
      const at = (share: number) =>
        offsetSeconds + startSeconds + (endSeconds - startSeconds) * (share / letters);
      const cue = { startSeconds: at(before), endSeconds: at(before + part.length), text: part };
      before += part.length;
      return cue;
    });
  });
}

function cut(text: string): string[] {
  if (text === "") return [];
  if (text.length <= longestCue) return [text];
  const head = text.slice(0, longestCue + 1);
  const ends = [/^.*[.!?…] /s, /^.*[,;:] /s, /^.* /s].map((end) => end.exec(head)?.[0].length ?? 0);
  // A split too near the start would leave a tiny caption.
  const at = ends.find((length) => length > longestCue / 3) ?? longestCue;
  return [text.slice(0, at).trim(), ...cut(text.slice(at).trim())];
}
