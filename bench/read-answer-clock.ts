/** Parses the output of `answer-clock.ts`. */
import { readFile } from "node:fs/promises";

export interface Answer {
  /** Milliseconds since 1970. */
  atMs: number;
  tookMs: number;
  path: string;
  view: View;
}

/** The first view of a page on a server, the first one after a change of its help center, or any other. */
export type View = "first" | "edited" | "repeat";

interface Line {
  atMs: number;
  tookMs: number;
  method: string;
  path: string;
}

/**
 * Returns the responses with help center pages, without searches. Each server has one file. A server without requests
 * has written none. `edited` is the subdomain of the help center whose questions are saved.
 */
export async function readAnswerClocks(files: string[], edited: string): Promise<Answer[]> {
  return readAnswers(await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => ""))), edited);
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

/** Each text has the responses of one server. */
export function readAnswers(texts: string[], edited: string): Answer[] {
  const servers = texts.map(readLines);
  const edits = servers
    .flat()
    .filter(({ method, path }) => method === "POST" && path === editPath)
    .map(({ atMs, tookMs }) => atMs + tookMs);
  return servers.flatMap((lines) => {
    const lastMs = new Map<string, number>();
    return lines
      .filter(({ method, path }) => method === "GET" && isPage.test(path))
      .toSorted((a, b) => a.atMs - b.atMs)
      .map(({ atMs, tookMs, path }) => {
        const before = lastMs.get(path);
        lastMs.set(path, atMs);
        if (before === undefined) return { atMs, tookMs, path, view: "first" };
        const isOfEdited = path.split("/")[2] === edited;
        const isEdited = isOfEdited && edits.some((editMs) => editMs > before && editMs <= atMs);
        return { atMs, tookMs, path, view: isEdited ? "edited" : "repeat" };
      });
  });
}

function readLines(text: string): Line[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [at, took, method = "", path = ""] = line.split(" ");
      return { atMs: Number(at), tookMs: Number(took), method, path };
    });
}

const editPath = "/dashboard/faqs";
const isPage = /^\/help\/[^/?]+(?:\/faq(?:\/[^/?]+)?|\/contact)?$/;
