/** The two ends of a writing with a model: what it is asked about, and what of its answers is kept. Pure. */
import type { FaqWriterInput, FaqWriterResult } from "../types.ts";
import { writeFaqs } from "../write-faqs.ts";
import { type Batch, batchPages } from "./batch-pages.ts";
import { type Merged, mergeWritten } from "./merge-written.ts";
import type { ModelDraft } from "./model-answer.ts";
import { readSource } from "./source-page.ts";

export interface ForModel {
  /** By the built-in writer. */
  written: FaqWriterResult;
  batches: Batch[];
  language: string | null;
}

export function writeForModel(input: FaqWriterInput): ForModel {
  const written = writeFaqs(input);
  const own = written.faqs.filter(({ origin }) => origin === "explicit");
  const source = readSource(input.pages, own);
  return { written, batches: batchPages(source), language: source.language };
}

export interface ToJudge extends FaqWriterInput {
  /** As `writeForModel` gave it for the same pages. */
  written: FaqWriterResult;
  drafts: ModelDraft[];
}

export function judgeModel({ pages, drafts, written, companyName }: ToJudge): Merged {
  return mergeWritten(drafts, { written, companyName, source: readSource(pages) });
}
