/** Cuts what a site says into questions for a model. Pure. */
import type { Source, SourcePage } from "./source-page.ts";

interface BatchPart {
  /** Number of the page in the list of pages, from 1. */
  page: number;
  title: string | null;
  pageHash: string;
  text: string;
}

export interface Batch {
  parts: BatchPart[];
}

/** Characters; four are about a token. One answer to so much comes within half a minute, and all of them within one. */
const maxBatch = 12_000;
const maxBatches = 8;
/** A menu's leftovers; nothing can be asked of them. */
const leastPart = 60;

/**
 * Whole sections as long as they fit, cut between lines where one does not. No page takes more than its share as long
 * as others want theirs.
 */
export function batchPages(source: Source): Batch[] {
  const share = Math.max(2_000, Math.floor((maxBatch * maxBatches) / Math.max(1, source.pages.length)));
  const pieces = source.pages.flatMap((page) => cutPage(page, share));
  const batches: { parts: BatchPart[]; size: number }[] = [];
  for (const piece of pieces) {
    const size = piece.text.length;
    let batch = batches.at(-1);
    if (!batch || batch.size + size > maxBatch) {
      if (batches.length === maxBatches) break;
      batch = { parts: [], size: 0 };
      batches.push(batch);
    }
    const last = batch.parts.at(-1);
    if (last?.page === piece.page) last.text += piece.text;
    else batch.parts.push({ ...piece });
    batch.size += size;
  }
  return batches.map(({ parts }) => ({ parts }));
}

function cutPage(page: SourcePage, share: number): BatchPart[] {
  const parts: BatchPart[] = [];
  let room = share;
  for (const section of page.sections) {
    const heading = section.heading === null ? "" : `## ${section.heading.slice(0, 300)}\n`;
    for (const text of cutText(heading + section.text, Math.min(maxBatch, share))) {
      if (text.length > room) return enough(parts);
      parts.push({
        page: page.number,
        title: page.title?.slice(0, 300) ?? null,
        pageHash: page.pageHash,
        text,
      });
      room -= text.length;
    }
  }
  return enough(parts);
}

function enough(parts: BatchPart[]): BatchPart[] {
  return parts.reduce((sum, { text }) => sum + text.length, 0) >= leastPart ? parts : [];
}

/** Between lines; a line longer than that is left out, for half of a sentence proves nothing. */
function cutText(text: string, maxLength: number): string[] {
  const cut: string[] = [];
  let piece = "";
  for (const line of text.split(/(?<=\n)/)) {
    if (line.length > maxLength) continue;
    if (piece.length + line.length > maxLength) {
      cut.push(piece);
      piece = "";
    }
    piece += line;
  }
  return piece === "" ? cut : [...cut, piece];
}
