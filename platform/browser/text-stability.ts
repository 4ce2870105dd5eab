/** Decides from samples of a page's visible text whether the page has finished rendering. */

export interface TextSample {
  /** Any monotonic clock. */
  atMs: number;
  /** Visible characters, not counting whitespace and digits, so that clocks and counters don't count as changes. */
  letters: number;
  /** False while the document is still loading. */
  parsed: boolean;
  /** In-flight requests whose responses may add text. */
  pendingRequests: number;
}

/** Text is final if it hasn't changed for this long with nothing in flight. */
const quietMs = 800;
/** A nearly empty page may be a splash screen. Real sites have shown them for up to 6 s, though most are shorter. */
const quietWhenSparseMs = 7_000;
const sparseLetters = 120;
/** More than the changes caused by rotating quotes and "3 people are looking at this". */
const changedShare = 0.02;
const changedLetters = 20;

export interface TextStability {
  /** Returns true once the text is stable. */
  add(sample: TextSample): boolean;
  /** Call this when a new document has replaced the old one. */
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
