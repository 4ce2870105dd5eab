/** Speech as captions show it: a line or two at a time. */
import type { Cue } from "./captions.ts";

export interface Spoken {
  text: string;
  startSeconds: number;
  endSeconds: number;
}

/** Two lines of 42 letters, as captions usually have them. */
const longestCue = 84;

/**
 * `offsetSeconds`: where in the film the speech was heard. What is longer than a caption is cut at the end of a
 * sentence, else of a clause, else between words; each part gets as much of the time as it has of the letters.
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
  // A cut near the beginning leaves a scrap.
  const at = ends.find((length) => length > longestCue / 3) ?? longestCue;
  return [text.slice(0, at).trim(), ...cut(text.slice(at).trim())];
}
