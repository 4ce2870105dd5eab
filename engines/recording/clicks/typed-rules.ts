/**
 * Recognizes what was typed, in any spelling in which a page may repeat it. Recorded pages use the same rules: the
 * recorder of the command line sends them the source, so that `typedRules` must not refer to anything outside of the
 * function.
 */

export interface TypedRules {
  /** What is searched for: texts as letters only, or as they are if they are short, and the shortest words with spaces. */
  needles(texts: readonly string[], words: readonly string[]): string[];
  /** Whether a text repeats one of the needles. `isStrict`: also short ones with other signs or spaces between. */
  shows(text: string, needles: readonly string[], isStrict: boolean): boolean;
  /**
   * The words of a typed text that are secrets on their own. `isKnown`: the page had the word before. The domain of an
   * email address isn't a secret, because it is often the website's own.
   */
  secretWords(text: string, isKnown: (word: string) => boolean): string[];
  createKnownWords(): KnownWords;
}

export interface KnownWords {
  learn(text: string): void;
  has(word: string): boolean;
}

export function typedRules(): TypedRules {
  /** Shorter texts are part of too many words. */
  const minLetters = 3;
  /** Of texts in Chinese, Japanese or Korean letters. */
  const minDenseLetters = 2;
  const maxShort = 4;
  /** Of a word without its accented letters. */
  const minPart = 4;
  /** Words of longer texts are too common to be secrets, unless they have digits. */
  const maxNameWords = 4;
  const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
  /** Names whose first and last parts have no space between. */
  const denseName = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]{2,6}$/u;
  /** Letters that aren't another letter with a mark, and signs of texts that were cut. */
  const replaced: Record<string, string> = {
    ...{ ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe", ı: "i", đ: "d", ð: "d", þ: "th", ς: "σ", "⋯": "..." },
  };
  const replacedLetters = /[ßłøæœıđðþς⋯]/g;
  const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };
  const maxDecodings = 3;
  /** Sorting them takes time that grows with the square of their number. No letter has as many. */
  const moreMarks = /(\p{M}{30})\p{M}+/gu;
  /** Selectors have a backslash before each dot. */
  const ellipsis = /(?:\\?\.){2,}/;

  return {
    needles(texts, words) {
      const lines = texts.flatMap((text) => [text, ...text.split("\n")]);
      const found = lines.flatMap((line) => [line, ...numbersIn(line)]).flatMap(needlesOfLine);
      return unique([...found, ...words.flatMap(needlesOfWord), ...lines.flatMap(plainPartsOf)]);
    },
    shows(text, needles, isStrict) {
      if (text === "" || needles.length === 0) return false;
      return spellings(decoded(text)).some((readable) => {
        const { letters, cuts } = lettersAndCuts(readable);
        // Texts of two elements are joined without a space, such as a badge beside a name.
        const apart = readable.replace(/\p{L}(?=\p{N})|\p{N}(?=\p{L})/gu, "$& ");
        const words = ` ${wordsIn(`${readable} ${apart}`).join(" ")} `;
        return needles.some(
          (one) =>
            (one.startsWith(" ") ? words.includes(one) : readable.includes(one)) ||
            ((isStrict || one.length > maxShort) && letters.includes(one)) ||
            (cuts.length > 0 && showsStartOf(one.trim(), letters, cuts)),
        );
      });
    },
    secretWords(text, isKnown) {
      const found = spellings(text.replace(/@\S+/g, "")).flatMap((spelled) => {
        const words = wordsIn(spelled);
        const isName = words.length <= maxNameWords;
        const secret = words.filter((word) => isName || /\p{N}/u.test(word));
        return secret.flatMap((word) => [word, ...(isName ? partsOfName(word) : [])]);
      });
      return unique(found).filter(
        (word) => (dense.test(word) || word.length >= minLetters) && !isKnown(word),
      );
    },
    createKnownWords() {
      const known = new Set<string>();
      let letters = "";
      return {
        learn(text) {
          for (const spelled of spellings(text)) for (const word of wordsIn(spelled)) known.add(word);
          if (dense.test(text)) letters += ` ${spellings(text)[0]}`;
        },
        // Texts without spaces have words inside of them.
        has: (word) =>
          known.has(word) || (word.length >= minDenseLetters && dense.test(word) && letters.includes(word)),
      };
    },
  };

  function needlesOfLine(line: string): string[] {
    return spellings(line.trim()).flatMap((readable) => {
      const letters = plain(readable);
      // The words of a longer text aren't searched for on their own, and a page may leave its digits out.
      const isLong = wordsIn(readable).length > maxNameWords;
      const unnumbered = isLong ? letters.replace(/\p{N}+/gu, "") : letters;
      const found = unique([letters, unnumbered]).filter((one) => one.length >= minOf(one));
      // Passwords may have hardly any letters.
      const isSearchedAsIs = letters.length <= maxShort && readable.replace(/\s/g, "").length >= minLetters;
      return isSearchedAsIs ? [...found, readable] : found;
    });
  }

  /** The shortest words only as whole words. */
  function needlesOfWord(word: string): string[] {
    return spellings(word)
      .map(plain)
      .filter((letters) => letters !== "")
      .map((letters) => {
        const isPart = dense.test(letters) ? letters.length >= minDenseLetters : letters.length > minLetters;
        return isPart ? letters : ` ${letters} `;
      });
  }

  /** Addresses and class names may have only the letters of a name that have no accent: "mile-garc-a" for Émile García. */
  function plainPartsOf(line: string): string[] {
    const words = wordsIn(line.replace(moreMarks, "$1").normalize("NFC").toLowerCase());
    if (words.length > maxNameWords) return [];
    const accented = words.filter((word) => /[^a-z0-9]/.test(word));
    return accented
      .flatMap((word) => word.split(/[^a-z0-9]+/))
      .filter((part) => part.length >= minPart)
      .map((part) => ` ${part} `);
  }

  /** Pages write a number without the zeros at its ends, and with another separator. */
  function numbersIn(line: string): string[] {
    const number = /^[^\d\n]{0,3}(\d[\d.,' ]{0,40})[^\d\n]{0,3}$/.exec(line.trim())?.[1]?.trim();
    if (number === undefined) return [];
    const [, start = number, separator = "", end = ""] = /^(.*\d)([.,])(\d+)$/.exec(number) ?? [];
    const isThousands = separator === "," && end.length === 3;
    const whole = (isThousands ? number : start).replace(/^0+(?=\d)/, "");
    const fraction = isThousands ? "" : end.replace(/0+$/, "");
    return fraction === "" ? [whole] : [`${whole}.${fraction}`, `${whole},${fraction}`];
  }

  function partsOfName(word: string): string[] {
    if (!denseName.test(word)) return [];
    return Array.from(word, (_letter, at) => at)
      .slice(1)
      .flatMap((at) => [word.slice(0, at), word.slice(at)]);
  }

  function minOf(letters: string): number {
    return dense.test(letters) ? minDenseLetters : minLetters;
  }

  /** The letters of a text, and how many of them are before each ellipsis. */
  function lettersAndCuts(readable: string): { letters: string; cuts: number[] } {
    const parts = readable.split(ellipsis).map(plain);
    let length = 0;
    const cuts = parts.slice(0, -1).map((part) => {
      length += part.length;
      return length;
    });
    return { letters: parts.join(""), cuts };
  }

  /**
   * Whether the last letters before an ellipsis, at least three, are the first ones of a typed text. Reads each letter
   * once, however many ellipses there are (Knuth, Morris and Pratt).
   */
  function showsStartOf(typed: string, letters: string, cuts: number[]): boolean {
    const min = minOf(typed);
    const start = typed.slice(0, min);
    const end = cuts.at(-1) ?? 0;
    let at = start.length < min ? -1 : letters.indexOf(start);
    if (at === -1 || at + min > end) return false;
    const longestEnds = endsThatAreStarts(typed.slice(0, end - at));
    let matched = 0;
    let cut = 0;
    while (at < end) {
      matched = matchedWith(letters[at], matched, typed, longestEnds);
      at += 1;
      while ((cuts[cut] ?? end) < at) cut += 1;
      if (matched >= min && cuts[cut] === at) return true;
      if (matched > 0) continue;
      at = letters.indexOf(start, at);
      if (at === -1) return false;
    }
    return false;
  }

  /** For each start of a text, the length of its longest shorter start that it ends with. */
  function endsThatAreStarts(text: string): number[] {
    const found = [0];
    for (let at = 1; at < text.length; at += 1)
      found.push(matchedWith(text[at], found[at - 1] ?? 0, text, found));
    return found;
  }

  /** How many first letters of a text were read last, after one more letter. */
  function matchedWith(letter: string | undefined, before: number, text: string, ends: number[]): number {
    let matched = before;
    while (text[matched] !== letter) {
      if (matched === 0) return 0;
      matched = ends[matched - 1] ?? 0;
    }
    return matched + 1;
  }

  function wordsIn(readable: string): string[] {
    return readable.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  }

  function plain(readable: string): string {
    return readable.replace(/[^\p{L}\p{N}]+/gu, "");
  }

  /** Lowercase, without accents, and with "ae" for "ä" as well. */
  function spellings(text: string): string[] {
    const short = text.replace(moreMarks, "$1");
    const lower = short.normalize("NFC").toLowerCase();
    const other = lower.replace(/[äöüøå]/g, (letter) => umlauts[letter] ?? "");
    return other === lower ? [folded(short)] : [folded(short), folded(other)];
  }

  /** An ellipsis becomes three dots. */
  function folded(text: string): string {
    return text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(replacedLetters, (letter) => replaced[letter] ?? "")
      .normalize("NFC");
  }

  /** Addresses have signs and other letters as bytes. An address in an address has the bytes of their signs. */
  function decoded(text: string): string {
    // Selectors have a backslash before each sign.
    let readable = text.replace(/\\(?=%)/g, "");
    for (let times = 0; times < maxDecodings && readable.includes("%"); times += 1) {
      const before = readable;
      readable = before.replace(/(?:%[0-9a-f]{2})+/gi, decodedBytes);
      if (readable === before) break;
    }
    return readable;
  }

  function decodedBytes(bytes: string): string {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  }

  function unique(texts: string[]): string[] {
    return [...new Set(texts)];
  }
}
