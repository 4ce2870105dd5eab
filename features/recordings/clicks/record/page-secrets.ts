/**
 * What was typed into a recorded page, in the page. The recorder, which gets it as messages, may be behind when it takes
 * a picture. The recorder of the command line sends the source to the browser, so that `pageSecrets` must not refer to
 * anything outside of the function.
 */
import type { KnownWords, TypedRules } from "#engines/recording/clicks/typed-rules.ts";

/** Of a page and its frames. */
export interface SharedSecrets {
  /** What is searched for, by the number of the field. Each frame has its own. */
  frames: Set<Map<number, FieldNeedles>>;
  /** Words that were secrets once are never the page's own. */
  words: Set<string>;
}

/** For the value of a field and the one before, which the page may still show. The recorder knows older ones. */
interface FieldNeedles {
  now: string[];
  before: string[];
}

export interface PageSecrets {
  shared: SharedSecrets;
  /** Returns the words of a typed text that are secrets on their own. */
  add(field: number, text: string): string[];
  needles(): string[];
  /** Another field is used. What the page shows by now isn't typed into it. */
  forgetPageWords(): void;
  learnPageWords(): void;
  /** Whether a text repeats one of the needles. */
  shows(text: string, needles: string[]): boolean;
}

export function pageSecrets(rules: TypedRules): PageSecrets {
  /** The newest are kept. */
  const maxKept = 2_000;
  const maxPageText = 200_000;
  const typedInto = "[contenteditable], [role=textbox], textarea";
  const shared = ofWholePage() ?? { frames: new Set(), words: new Set() };
  const fields = new Map<number, FieldNeedles>();
  shared.frames.add(fields);
  let pageWords: KnownWords | null = null;

  return {
    shared,
    add(field, text) {
      const known = knownWords();
      const words = rules.secretWords(text, (word) => !shared.words.has(word) && known.has(word));
      for (const word of words) shared.words.add(word);
      const before = fields.get(field)?.now ?? [];
      fields.delete(field);
      fields.set(field, { now: rules.needles([text], words), before });
      dropOldest(fields);
      dropOldest(shared.words);
      return words;
    },
    needles: () =>
      [...shared.frames].flatMap((frame) =>
        [...frame.values()].flatMap(({ now, before }) => [...now, ...before]),
      ),
    forgetPageWords() {
      pageWords = null;
    },
    learnPageWords: () => void knownWords(),
    // Signs and spaces between words would make short texts part of too many texts.
    shows: (text, needles) => rules.shows(text, needles, false),
  };

  function ofWholePage(): SharedSecrets | null {
    try {
      const top = window.top as typeof window | null;
      return (top !== window && top?.stepRecorder?.secrets) || null;
    } catch {
      // A frame of another site, which isn't recorded.
      return null;
    }
  }

  function dropOldest<Key>(kept: Set<Key> | Map<Key, unknown>): void {
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) return;
      kept.delete(oldest);
    }
  }

  function knownWords(): KnownWords {
    if (pageWords) return pageWords;
    pageWords = rules.createKnownWords();
    pageWords.learn(pageText().slice(0, maxPageText));
    return pageWords;
  }

  /** Without what was typed into its parts. */
  function pageText(): string {
    const names = ["aria-label", "title", "alt", "placeholder"];
    const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const texts = named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
    const found = [location.hostname, document.title, ...texts];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    let length = 0;
    for (let node = walker.nextNode(); node && length < maxPageText; node = walker.nextNode()) {
      const around = node.parentElement;
      const text = node.nodeValue?.trim() ?? "";
      if (text === "" || !around?.checkVisibility({ visibilityProperty: true }) || around.closest(typedInto))
        continue;
      found.push(text);
      length += text.length;
    }
    return found.join(" ");
  }
}
