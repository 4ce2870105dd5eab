/** Decides what to send to a model and which of its answers to keep. */
import { type SourceText, sourceTexts } from "../source-texts.ts";
import type { FaqWriterInput, FaqWriterResult } from "../types.ts";
import { writeFaqs } from "../write-faqs.ts";
import { type Batch, batchPages } from "./batch-pages.ts";
import { type Merged, mergeWritten } from "./merge-written.ts";
import type { ModelDraft } from "./model-answer.ts";
import { readSource } from "./source-page.ts";

export interface Written {
  written: FaqWriterResult;
  sources: SourceText[];
}

export interface ForModel extends Written {
  /** Empty if a model has nothing to add. */
  batches: Batch[];
  /** In which the model writes, such as "pt-PT". Null if unknown. */
  language: string | null;
}

/** Uses the built-in writer only. */
export function writeAlone(input: FaqWriterInput): Written {
  const written = writeFaqs(input);
  return { written, sources: sourceTexts(input.pages, written) };
}

/** `askedPages` has the content hashes of pages that a model already got. They aren't sent again. */
export function writeForModel(input: FaqWriterInput & { askedPages?: string[] }): ForModel {
  const alone = writeAlone(input);
  const { faqs, targetCount } = alone.written;
  const own = faqs.filter(({ origin }) => origin === "explicit");
  const sure = faqs.filter(({ origin }) => origin !== "section").length;
  const { language, variant, pages } = readSource(input.pages, own);
  const asked = new Set(input.askedPages);
  const open = pages.filter(({ pageHash }) => !asked.has(pageHash));
  // The target is already reached, so none of the model's answers would be kept.
  const batches = sure >= targetCount ? [] : batchPages({ language, variant, pages: open });
  return { ...alone, batches, language: variant };
}

export interface ToJudge extends FaqWriterInput {
  /** The result of `writeForModel` for the same pages. */
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
