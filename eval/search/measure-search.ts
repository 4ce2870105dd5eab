/** Scores the search engine on questions with known answers, beside a plain BM25. */
import { z } from "zod";
import { rankAll, searchDocuments } from "#engines/search/search-documents.ts";
import { buildSearchIndex } from "#engines/search/search-index.ts";
import { readLines } from "../read-lines.ts";
import { plainBm25 } from "./plain-bm25.ts";
import {
  mean,
  type RankedQuery,
  type RankingScores,
  scoreRanking,
  scoreRefusal,
} from "./ranking-measures.ts";

const id = z.union([z.string(), z.number()]).transform(String);
const corpus = z.object({
  name: z.string(),
  documents: z.array(z.object({ id, title: z.string(), text: z.string(), category: z.string().nullish() })),
  queries: z.array(z.object({ text: z.string(), relevant: z.array(id) })),
});

/** Deep enough for average precision. Pages show fewer. */
const rankedDepth = 100;
const shownLimit = 20;

export interface SearchScores extends RankingScores {
  queries: number;
  refused: number | null;
  answered: number;
  msPerQuery: number;
  bm25: RankingScores;
}

/** Reads one corpus, or one a line. Each has an index of its own; the figures are means over all queries. */
export async function measureSearch(file: string): Promise<SearchScores> {
  const ours: RankedQuery[] = [];
  const plain: RankedQuery[] = [];
  const times: number[] = [];
  for (const { documents, queries } of await readLines(file, corpus)) {
    const index = await buildSearchIndex(
      documents.map(({ category, ...document }) => ({ ...document, category: category ?? null })),
    );
    const rankPlainly = plainBm25(documents);
    for (const { text, relevant } of queries) {
      const started = performance.now();
      const { hits } = searchDocuments(index, { query: text, limit: shownLimit });
      times.push(performance.now() - started);
      const ranked = rankAll(index, { query: text, limit: rankedDepth });
      ours.push({
        ranked: ranked.map((document) => document.id),
        relevant: new Set(relevant),
        isShown: hits.length > 0,
      });
      plain.push({
        ranked: rankPlainly(text).slice(0, rankedDepth),
        relevant: new Set(relevant),
        isShown: true,
      });
    }
  }
  return {
    queries: ours.length,
    ...scoreRanking(ours),
    ...scoreRefusal(ours),
    msPerQuery: mean(times),
    bm25: scoreRanking(plain),
  };
}

/** The last line is JSON, so that scripts can compare runs. */
export function reportSearch(scores: SearchScores): string {
  const row = (name: string, { map, precisionAt1, hitAt3, ndcgAt10 }: RankingScores) =>
    [
      name.padEnd(12),
      ...[map, precisionAt1, hitAt3, ndcgAt10].map((value) => value.toFixed(3).padStart(8)),
    ].join("");
  const title = ["".padEnd(12), ...["MAP", "P@1", "hit@3", "nDCG@10"].map((name) => name.padStart(8))].join(
    "",
  );
  return [title, row("search", scores), row("plain BM25", scores.bm25), JSON.stringify(scores)].join("\n");
}
