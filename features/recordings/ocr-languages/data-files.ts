/** Where the data to read a language is. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Data that is read together with the English data. */
export interface OcrLanguage {
  code: string;
  /** Has the files of the language and of English, compressed. */
  folder: string;
}

/** With the data that is installed with Step. */
export function englishFolder(): string {
  const manifest = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json");
  return join(dirname(manifest), "4.0.0_best_int");
}

export function fileOf(code: string): string {
  return `${code}.traineddata.gz`;
}
