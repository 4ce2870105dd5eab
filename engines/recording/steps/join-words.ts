/** Joins the words of a label of which a pointer hides some, that another view shows alone. */
import { overlaps, type Phrase } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";

/** Of each word. */
const minConfidence = 80;

interface PlacedWord {
  text: string;
  box: Box;
  confidence: number;
}

/**
 * The words of the label that are free here, in their order with the hidden one. Null if the others aren't certain. `hidden`
 * is from another view.
 */
export function joinWords(before: Screen, label: Phrase, hidden: Phrase): string | null {
  const own = wordsIn(before, label.box).filter(({ box }) => !overlaps(box, hidden.box));
  const { cursor } = before;
  const isCertain = ({ box, confidence, text }: PlacedWord) =>
    confidence >= minConfidence && !(cursor && overlaps(cursor.box, box)) && /^[\p{L}\p{M}'’-]+$/u.test(text);
  if (own.length === 0 || hidden.confidence < minConfidence || !own.every(isCertain)) return null;
  const parts = [...own, hidden].sort((a, b) => a.box.x - b.box.x);
  return parts.map(({ text }) => text).join(" ");
}

function wordsIn({ view: { text, pixels } }: Screen, area: Box): PlacedWord[] {
  const scale = pixels && text.width > 0 ? pixels.width / text.width : 1;
  const words = text.lines.flatMap((line) => line.words);
  return words
    .map(({ text: word, confidence, box: { x, y, width, height } }) => ({
      text: word,
      confidence,
      box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
    }))
    .filter(({ box }) => overlaps(box, area));
}
