/** Decides from samples of a page's visible text when the page has become what a visitor would read. Pure. */

export interface TextSample {
  /** Any clock that only grows. */
  atMs: number;
  /** Visible characters without white space and digits, so that clocks and counters do not count as change. */
  letters: number;
  /** False while the document itself is still arriving. */
  parsed: boolean;
  /** Requests under way that may bring text. */
  pendingRequests: number;
}

/** Text that stands still this long, with nothing under way, is taken as final. */
const quietMs = 800;
/**
 * A page that shows next to nothing may be a splash screen, and a timer behind it can't be seen. Splash screens of
 * 6 s were met on real sites; shorter ones are the rule.
 */
const quietWhenSparseMs = 7_000;
const sparseLetters = 120;
/** Rotating quotes and "3 people are looking at this" move less than this. */
const changedShare = 0.02;
const changedLetters = 20;

export interface TextStability {
  /** True once the text is stable. */
  add(sample: TextSample): boolean;
  /** A new document took the place of the old one. */
  restart(): void;
}

export function createTextStability(): TextStability {
  let settled: { letters: number; sinceMs: number } | null = null;
  return {
    add({ atMs, letters, parsed, pendingRequests }) {
      const tolerance = Math.max(changedLetters, (settled?.letters ?? 0) * changedShare);
      if (!settled || !parsed || Math.abs(letters - settled.letters) > tolerance) {
        settled = { letters, sinceMs: atMs };
        return false;
      }
      if (pendingRequests > 0) return false;
      return atMs - settled.sinceMs >= (letters < sparseLetters ? quietWhenSparseMs : quietMs);
    },
    restart() {
      settled = null;
    },
  };
}
