/** Counts every skipped URL, but stores and reports only a limited number. */
import type { CrawlEvent, SkippedUrl, SkipReason } from "./types.ts";

export interface SkipLedger {
  add(skip: { url: string; reason: SkipReason; detail?: string | null }): void;
  /** Adds a URL that was requested. These are always stored, because they are few and matter. */
  addFailure(skip: SkippedUrl): void;
  readonly stored: SkippedUrl[];
  readonly total: number;
}

const maxStored = 500;

export function createSkipLedger(emit: (event: CrawlEvent) => void): SkipLedger {
  const stored: SkippedUrl[] = [];
  let total = 0;
  function store({ url, reason, detail }: SkippedUrl): void {
    stored.push({ url, reason, detail });
    emit({ type: "skip", url, reason });
  }
  return {
    add({ url, reason, detail = null }) {
      total += 1;
      if (stored.length < maxStored) store({ url, reason, detail });
    },
    addFailure(skip) {
      total += 1;
      store(skip);
    },
    stored,
    get total() {
      return total;
    },
  };
}
