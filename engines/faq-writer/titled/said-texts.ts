/** What the owner is shown already, sentence by sentence. */
import { splitSentences } from "../answer-lines.ts";
import { foldLoosely } from "../ground.ts";
import { ofValues } from "../readiness/record-evidence.ts";
import type { Written } from "../write-drafts.ts";
import type { TitledPart } from "./titled-parts.ts";

/** As a share of the part's words. */
const coveredValues = 0.5;

interface Said {
  covers: (part: TitledPart, share: number) => boolean;
  add: (faq: Written) => void;
}

/** In characters. More beside such values is worth reading. */
const maxBeside = 120;

export function saidBy(chosen: readonly Written[]): Said {
  const sentences = new Set<string>();
  const add = ({ evidence }: Written) => {
    for (const sentence of evidence) sentences.add(unspaced(sentence));
  };
  chosen.forEach(add);
  const values = new Set(
    chosen
      .filter(({ topic }) => ofValues.test(topic ?? ""))
      .flatMap(({ answer }) => foldLoosely(answer).split(" ")),
  );
  return {
    add,
    covers({ told }, share) {
      const own = told.flatMap((line) => splitSentences(line.text)).map(foldLoosely);
      // A number that they lack is that of another season or place.
      const areOfValues = (texts: readonly string[]) => {
        const words = texts.flatMap((text) => text.split(" "));
        const known = words.filter((word) => values.has(word));
        return (
          known.length >= coveredValues * words.length &&
          words.every((word) => values.has(word) || !/\d/.test(word))
        );
      };
      const isKnown = (sentence: string) => sentences.has(unspaced(sentence));
      const known = own.filter(isKnown);
      const beside = own.filter((sentence) => !isKnown(sentence) && !areOfValues([sentence]));
      return lengthOf(known) >= share * lengthOf(own) || (areOfValues(own) && lengthOf(beside) <= maxBeside);
    },
  };
}

/** Bold text has spaces around it in an answer, and none on a Japanese page. */
function unspaced(text: string): string {
  return foldLoosely(text).replaceAll(" ", "");
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
