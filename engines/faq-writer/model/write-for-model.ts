/** The two ends of a writing with a model: what it is asked about, and what of its answers is kept. Pure. */
import { type SourceText, sourceTexts } from "../source-texts.ts";
import type { FaqWriterInput, FaqWriterResult } from "../types.ts";
import { writeFaqs } from "../write-faqs.ts";
import { type Batch, batchPages } from "./batch-pages.ts";
import { type Merged, mergeWritten } from "./merge-written.ts";
import type { ModelDraft } from "./model-answer.ts";
import { readSource } from "./source-page.ts";

export interface Written {
  written: FaqWriterResult;
  /** The text of every page that is quoted. */
  sources: SourceText[];
}

export interface ForModel extends Written {
  /** Empty where a model has nothing to add. */
  batches: Batch[];
  language: string | null;
}

/** By the built-in writer alone. */
export function writeAlone(input: FaqWriterInput): Written {
  const written = writeFaqs(input);
  return { written, sources: sourceTexts(input.pages, written) };
}

/** `askedPages`: content hashes of pages that the model was asked about before; they are not sent again. */
export function writeForModel(input: FaqWriterInput & { askedPages?: string[] }): ForModel {
  const alone = writeAlone(input);
  const { faqs, targetCount } = alone.written;
  const own = faqs.filter(({ origin }) => origin === "explicit");
  const sure = faqs.filter(({ origin }) => origin !== "section").length;
  const { language, pages } = readSource(input.pages, own);
  const asked = new Set(input.askedPages);
  const open = pages.filter(({ pageHash }) => !asked.has(pageHash));
  // The website answers as much by itself as a help center takes: nothing would be kept.
  const batches = sure >= targetCount ? [] : batchPages({ language, pages: open });
  return { ...alone, batches, language };
}

export interface ToJudge extends FaqWriterInput {
  /** As `writeForModel` gave it for the same pages. */
  written: FaqWriterResult;
  drafts: ModelDraft[];
}

export interface JudgedWriting extends Merged {
  sources: SourceText[];
}

export function judgeModel({ pages, drafts, written, companyName }: ToJudge): JudgedWriting {
  const merged = mergeWritten(drafts, { written, companyName, source: readSource(pages) });
  return { ...merged, sources: sourceTexts(pages, merged.written) };
}
