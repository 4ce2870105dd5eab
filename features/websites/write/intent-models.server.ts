/** Reads the learned models of what customers ask, each once for a process or thread, when it is first needed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type IntentModel, readIntentModel } from "#engines/customer-questions/learned/intent-model.ts";
import { projectRoot } from "#platform/program-file.ts";

/** Primary language tags. In other languages, only the bank's patterns recognize what customers ask. */
const languages: ReadonlySet<string> = new Set(["de", "en", "es", "fr", "it", "nl"]);

const read = new Map<string, IntentModel | null>();

/**
 * Takes about a millisecond for a language's first time, because the file has 0.7 MB. Without a readable file, only the
 * bank's patterns recognize what customers ask.
 */
export function intentModelOf(language: string): IntentModel | null {
  if (!languages.has(language)) return null;
  const known = read.get(language);
  if (known !== undefined) return known;
  const model = readModel(join(projectRoot, "engines/customer-questions/learned", `${language}.intents`));
  read.set(language, model);
  return model;
}

/** Exported for its test. Null for a file that is missing or has another layout. */
export function readModel(file: string): IntentModel | null {
  try {
    return readIntentModel(readFileSync(file));
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
    return null;
  }
}
