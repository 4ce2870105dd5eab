/** Recognizes what was typed, in any spelling in which a page may repeat it. */

export interface TypedSecrets {
  texts: readonly string[];
  /** Words of short texts, such as the first name in a full name, which pages also show alone. */
  words: readonly string[];
}

/** Shorter texts are part of too many words. */
const minTextLength = 3;
const minWordLength = 4;
/** Longer texts are sentences, whose words are everybody's. Words with digits are secrets in those, too. */
const maxNameWords = 4;

/** Says whether a text repeats something that was typed. */
export function createSecretFinder({ texts, words }: TypedSecrets): (text: string) => boolean {
  const lines = texts.flatMap((text) => [text, ...text.split("\n")]).map((text) => text.trim());
  const hidden = unique(lines.map(plain)).filter((text) => text.length >= minTextLength);
  // Passwords may have hardly any letters.
  const signs = unique(lines.map((text) => text.toLowerCase())).filter(
    (text) => text.length >= minTextLength && plain(text).length < minTextLength,
  );
  const known = new Set(words.map(plain));
  const all = [...hidden, ...known];
  return (text) => {
    if (all.length + signs.length === 0) return false;
    const readable = decoded(text);
    const letters = plain(readable);
    if (hidden.some((one) => letters.includes(one))) return true;
    if (signs.some((one) => readable.toLowerCase().includes(one))) return true;
    if (wordsIn(readable).some((word) => known.has(word))) return true;
    const start = cutWord(readable);
    return start !== "" && all.some((one) => one.startsWith(start));
  };
}

/** What pages are searched for, in the spelling of `plain`. */
export function needlesOf({ texts, words }: TypedSecrets): string[] {
  const lines = texts.flatMap((text) => [text, ...text.split("\n")]);
  return unique([...lines, ...words].map(plain)).filter((text) => text.length >= minTextLength);
}

/**
 * The words of a typed text that are secrets on their own. `isKnown`: the page had the word before. The domain of an
 * email address isn't a secret, because it is often the website's own.
 */
export function secretWords(text: string, isKnown: (word: string) => boolean): string[] {
  const words = wordsIn(text.replace(/@\S+/g, ""));
  const isName = words.length <= maxNameWords;
  return unique(words).filter(
    (word) => word.length >= minWordLength && (isName || /\p{N}/u.test(word)) && !isKnown(word),
  );
}

/** Lowercase, without accents. */
export function wordsIn(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function plain(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** The last word of a text that was cut. */
function cutWord(text: string): string {
  // Folding turns an ellipsis into three dots.
  return /([\p{L}\p{N}]{3,200})\.\.\./u.exec(folded(text))?.[1] ?? "";
}

/** Addresses have signs and other letters as bytes. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
