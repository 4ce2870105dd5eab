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
  /** Of the text before an ellipsis. */
  const maxCutText = 10_000;

  return {
    needles(texts, words) {
      const lines = texts.flatMap((text) => [text, ...text.split("\n")]);
      const found = lines.flatMap((line) => [line, ...numbersIn(line)]).flatMap(needlesOfLine);
      return unique([...found, ...words.flatMap(needlesOfWord)]);
    },
    shows(text, needles, isStrict) {
      if (text === "" || needles.length === 0) return false;
      return spellings(decoded(text)).some((readable) => {
        const letters = plain(readable);
        // Texts of two elements are joined without a space, such as a badge beside a name.
        const apart = readable.replace(/\p{L}(?=\p{N})|\p{N}(?=\p{L})/gu, "$& ");
        const words = ` ${wordsIn(`${readable} ${apart}`).join(" ")} `;
        const starts = textsBeforeEllipsis(readable);
        return needles.some(
          (one) =>
            (one.startsWith(" ") ? words.includes(one) : readable.includes(one)) ||
            ((isStrict || one.length > maxShort) && letters.includes(one)) ||
            starts.some((start) => endsWithStartOf(start, one.trim())),
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
          if (dense.test(text)) letters += ` ${folded(text)}`;
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
      const found = letters.length >= minOf(letters) ? [letters] : [];
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

  function textsBeforeEllipsis(readable: string): string[] {
    // Selectors have a backslash before each dot.
    return [...readable.matchAll(/(?:\\?\.){2,}/g)].map(({ index }) =>
      plain(readable.slice(Math.max(0, index - maxCutText), index)),
    );
  }

  /** Whether the last letters, at least three, are the first ones of a typed text. */
  function endsWithStartOf(letters: string, typed: string): boolean {
    const min = minOf(typed);
    const last = letters.slice(-min);
    if (last.length < min) return false;
    for (let at = typed.indexOf(last); at !== -1; at = typed.indexOf(last, at + 1))
      if (letters.endsWith(typed.slice(0, at + min))) return true;
    return false;
  }

  function wordsIn(readable: string): string[] {
    return readable.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  }

  function plain(readable: string): string {
    return readable.replace(/[^\p{L}\p{N}]+/gu, "");
  }

  /** Lowercase, without accents, and with "ae" for "ä" as well. */
  function spellings(text: string): string[] {
    const lower = text.normalize("NFC").toLowerCase();
    const other = lower.replace(/[äöüøå]/g, (letter) => umlauts[letter] ?? "");
    return other === lower ? [folded(text)] : [folded(text), folded(other)];
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
    let readable = text;
    for (let times = 0; times < maxDecodings && readable.includes("%"); times += 1)
      readable = readable.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        try {
          return decodeURIComponent(bytes);
        } catch {
          return bytes;
        }
      });
    return readable;
  }

  function unique(texts: string[]): string[] {
    return [...new Set(texts)];
  }
}
