/** What was typed into the recorded pages. Only kept in memory, to keep it out of the recording. */
import { needlesOf, type TypedSecrets } from "#engines/recording/clicks/typed-secrets.ts";

export interface TypedTexts {
  /** `words`: those of the value that are secrets on their own. */
  set(field: string, value: string, words: readonly string[]): void;
  all(): TypedSecrets;
  /** From now on, values that are being typed are kept for `allSinceMark`. */
  mark(): void;
  /** With every value since the mark. A page that was read in between may show any of them. */
  allSinceMark(): TypedSecrets;
  /** What pages are searched for. */
  needles(): string[];
  /** For a recorder that is suspended. */
  save(): SavedTexts;
}

export interface SavedTexts {
  current: [field: string, now: FieldText][];
  earlier: string[];
  earlierWords: string[];
}

interface FieldText {
  value: string;
  words: readonly string[];
  /** The value before the last key, which the page may still show. */
  previous: string;
}

/** Protects the search of every picture from a page that sends millions. The newest are kept. */
const maxTexts = 2_000;
export const noTexts: SavedTexts = { current: [], earlier: [], earlierWords: [] };

export function createTypedTexts(saved: SavedTexts = noTexts): TypedTexts {
  const current = new Map(saved.current);
  const earlier = new Set(saved.earlier);
  const earlierWords = new Set(saved.earlierWords);
  let sinceMark: string[] = [];
  const keep = (texts: readonly string[], words: readonly string[]) => {
    for (const text of texts) earlier.add(text);
    for (const word of words) earlierWords.add(word);
    dropOldest(earlier);
    dropOldest(earlierWords);
  };
  const all = (): TypedSecrets => {
    const now = [...current.values()];
    const texts = [...earlier, ...now.flatMap(({ value, previous }) => [value, previous])].filter(
      (text) => text.trim() !== "",
    );
    return {
      texts: [...new Set(texts)],
      words: [...new Set([...earlierWords, ...now.flatMap(({ words }) => words)])],
    };
  };
  return {
    set(field, value, words) {
      const before = current.get(field);
      // Typing on continues the value. Anything else replaces it, and the page may still show the one before.
      if (before && before.value !== "" && !value.startsWith(before.value))
        keep([before.value], before.words);
      current.delete(field);
      current.set(field, { value, words, previous: before?.value ?? "" });
      dropOldest(current);
      sinceMark.push(value);
      if (sinceMark.length > 2 * maxTexts) sinceMark = sinceMark.slice(-maxTexts);
    },
    all,
    mark() {
      sinceMark = [...all().texts];
    },
    allSinceMark: () => ({ texts: [...sinceMark, ...all().texts], words: all().words }),
    save: () => ({
      current: [...current],
      earlier: [...earlier],
      earlierWords: [...earlierWords],
    }),
    needles: () => needlesOf(all()),
  };
}

/** Sets and maps know the order in which they were filled. */
function dropOldest(kept: Set<string> | Map<string, unknown>): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= maxTexts) return;
    kept.delete(oldest);
  }
}
