/** Splits a site's text into prompts for a model. */
import type { Source, SourcePage } from "./source-page.ts";

interface BatchPart {
  /** 1-based index in the list of pages. */
  page: number;
  title: string | null;
  pageHash: string;
  text: string;
}

export interface Batch {
  parts: BatchPart[];
}

/**
 * In characters (about four per token). A model processes a batch of this size within half a minute, and all batches
 * within a minute.
 */
const maxBatch = 12_000;
const maxBatches = 8;
/** In characters. Shorter sections are menu leftovers and contain nothing to ask about. */
const minPart = 60;

/**
 * Builds batches of whole sections. A section that doesn't fit is cut between lines. No page exceeds its share while
 * other pages need theirs.
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
  return parts.reduce((sum, { text }) => sum + text.length, 0) >= minPart ? parts : [];
}

/** Cuts between lines. A line that is too long is dropped, because half a sentence proves nothing. */
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
