/** Parses the output of `answer-clock.ts`. */
import { readFile } from "node:fs/promises";

export interface Answer {
  /** Milliseconds since 1970. */
  atMs: number;
  tookMs: number;
  path: string;
  /** True for the first request for this page on this server. */
  isFirst: boolean;
}

/**
 * Returns the responses with help center pages, without searches. Each server has one file. A server without requests
 * has written none.
 */
export async function readAnswerClocks(files: string[]): Promise<Answer[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")));
  return texts.flatMap(readLines);
}

/**
 * Returns the retained memory after each collection in megabytes, summed over the servers, each of which has one file.
 */
export async function readKept(files: string[]): Promise<{ atMs: number; keptMb: number }[]> {
  const texts = await Promise.all(files.map((file) => readFile(`${file}.kept`, "utf8").catch(() => "")));
  return sumKept(texts);
}

/**
 * All servers report at the same moments in order. If one of them missed a moment, that and all later ones are dropped.
 */
export function sumKept(texts: string[]): { atMs: number; keptMb: number }[] {
  const lists = texts.map((text) =>
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(" ").map(Number)),
  );
  const moments = Math.min(...lists.map((list) => list.length));
  return Array.from({ length: moments }, (_, moment) => ({
    atMs: lists[0]?.[moment]?.[0] ?? 0,
    keptMb: lists.reduce((sum, list) => sum + (list[moment]?.[1] ?? 0), 0) / 2 ** 20,
  }));
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
