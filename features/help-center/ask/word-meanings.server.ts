/** Reads the meanings of words once for all help centers, when a help center in their language is first asked. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readWordMeanings, type WordMeanings } from "#engines/ask/meaning/word-meanings.ts";
import { projectRoot } from "#platform/program-file.ts";

/** Primary language tags. Other languages are answered by their words alone. */
const languages: ReadonlySet<string> = new Set(["en"]);

const read = new Map<string, Promise<WordMeanings>>();

export async function wordMeanings(language: string): Promise<WordMeanings | null> {
  if (!languages.has(language)) return null;
  const known = read.get(language);
  if (known) return await known;
  const reading = readMeanings(language);
  read.set(language, reading);
  reading.catch(() => read.delete(language));
  return await reading;
}

async function readMeanings(language: string): Promise<WordMeanings> {
  return readWordMeanings(await readFile(join(projectRoot, "engines/ask/meaning", `${language}.meanings`)));
}
