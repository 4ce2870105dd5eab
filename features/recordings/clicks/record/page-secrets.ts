/**
 * What was typed into a recorded page, in the page. The recorder, which gets it as messages, may be behind when it takes a
 * picture. The recorder of the command line sends the source to the browser, so that `pageSecrets` must not refer to
 * anything outside of the function. Its rules are those of `typed-secrets.ts`.
 */

export interface PageSecrets {
  /** Lowercase, without accents and signs. Frames of the page have the same set. */
  all: Set<string>;
  /** Returns the words of a typed text that are secrets on their own. */
  add(text: string): string[];
  /** Another field is used. What the page shows by now isn't typed into it. */
  forgetPageWords(): void;
  /** Whether a text repeats one of the `typed` texts. */
  shows(text: string, typed: string[]): boolean;
}

export function pageSecrets(): PageSecrets {
  const maxSecrets = 2_000;
  const maxPageText = 200_000;
  const minSecret = 3;
  const minWord = 4;
  /** Longer texts are sentences, whose words are everybody's. */
  const maxNameWords = 4;
  const all = ofWholePage() ?? new Set<string>();
  let pageWords: Set<string> | null = null;

  return {
    all,
    add(text) {
      const words = secretWords(text);
      for (const one of [text, ...text.split("\n"), ...words].map(plain))
        if (one.length >= minSecret && all.size < maxSecrets) all.add(one);
      return words;
    },
    forgetPageWords() {
      pageWords = null;
    },
    // Short texts only as they are, because signs and spaces between words would make them part of too many texts.
    shows(text, typed) {
      if (text.length < minSecret) return false;
      const readable = folded(decoded(text));
      const letters = plain(readable);
      const start = /([\p{L}\p{N}]{3,200})\.\.\./u.exec(readable)?.[1];
      return typed.some(
        (one) =>
          (one.length <= minWord ? readable : letters).includes(one) ||
          (start !== undefined && one.startsWith(start)),
      );
    },
  };

  function ofWholePage(): Set<string> | null {
    try {
      const top = window.top as typeof window | null;
      return (top !== window && top?.stepRecorder?.secrets) || null;
    } catch {
      // A frame of another site, which isn't recorded.
      return null;
    }
  }

  /** What was a secret once is never the page's own word. */
  function secretWords(text: string): string[] {
    const typed = wordsIn(text.replace(/@\S+/g, ""));
    const words = [...new Set(typed)].filter((word) => word.length >= minWord);
    if (words.length === 0) return [];
    pageWords ??= new Set(wordsIn(pageText()));
    return words.filter((word) => (typed.length <= maxNameWords || /\p{N}/u.test(word)) && !isOfPage(word));
  }

  function isOfPage(word: string): boolean {
    return !all.has(word) && (pageWords?.has(word) ?? false);
  }

  function pageText(): string {
    const names = ["aria-label", "title", "alt", "placeholder"];
    const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const shown = named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
    const text = [location.hostname, document.title, ...shown, document.body?.innerText ?? ""].join(" ");
    return text.slice(0, maxPageText);
  }

  function wordsIn(text: string): string[] {
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
}
