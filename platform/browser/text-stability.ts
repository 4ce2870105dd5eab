/** Decides from samples of a page's visible text when the page has finished rendering. Pure. */

export interface TextSample {
  /** Any monotonic clock. */
  atMs: number;
  /** Visible characters without white space and digits, so that clocks and counters don't count as change. */
  letters: number;
  /** False while the document is still loading. */
  parsed: boolean;
  /** In-flight requests that may bring text. */
  pendingRequests: number;
}

/** Text unchanged for this long, with nothing in flight, is final. */
const quietMs = 800;
/**
 * A nearly empty page may be a splash screen behind an invisible timer. Splash screens of 6 s were seen on
 * real sites; shorter ones are the rule.
 */
const quietWhenSparseMs = 7_000;
const sparseLetters = 120;
/** Threshold above the changes of rotating quotes and "3 people are looking at this". */
const changedShare = 0.02;
const changedLetters = 20;

export interface TextStability {
  /** True once the text is stable. */
  add(sample: TextSample): boolean;
  /** Call when a new document replaced the old one. */
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
