/** Joins the cues of a video, which end anywhere, into stretches of speech that end with a sentence. */
import { cuesOf } from "#features/videos/captions.ts";

/** In characters. */
const leastLength = 200;
const mostLength = 600;

export interface Stretch {
  /** Where it starts, in whole seconds. */
  seconds: number;
  text: string;
}

export function cutCaptions(captions: string): Stretch[] {
  const stretches: Stretch[] = [];
  let seconds = 0;
  let text = "";
  for (const cue of cuesOf(captions) ?? []) {
    const said = cue.text.replaceAll("\n", " ");
    if (text === "") seconds = Math.floor(cue.startSeconds);
    text = text === "" ? said : `${text} ${said}`;
    if (text.length < leastLength || (text.length < mostLength && !/[.!?。！？]$/u.test(said))) continue;
    stretches.push({ seconds, text });
    text = "";
  }
  return text === "" ? stretches : [...stretches, { seconds, text }];
}
