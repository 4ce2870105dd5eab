/** What `answer-clock.ts` wrote down in the servers. */
import { readFile } from "node:fs/promises";

export interface Answer {
  /** Since 1970. */
  atMs: number;
  tookMs: number;
  path: string;
  /** Nobody had asked this server for this page before. */
  isFirst: boolean;
}

/** Those of help centers' pages, without searches. One file for each server; one that answered nobody wrote none. */
export async function readAnswerClocks(files: string[]): Promise<Answer[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")));
  return texts.flatMap(readLines);
}

export function readLines(text: string): Answer[] {
  const seen = new Set<string>();
  return text.split("\n").flatMap((line) => {
    const [at, took, method, path = ""] = line.split(" ");
    if (method !== "GET" || !isPage.test(path)) return [];
    const isFirst = !seen.has(path);
    seen.add(path);
    return [{ atMs: Number(at), tookMs: Number(took), path, isFirst }];
  });
}

const isPage = /^\/help\/[^/?]+(?:\/faq(?:\/[^/?]+)?|\/contact)?$/;
