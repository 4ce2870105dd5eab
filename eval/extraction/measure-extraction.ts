/** Scores the main content of pages against what people marked as main content. */
import { extractPage } from "#engines/crawler/extract-page.ts";
import { readDocument } from "#engines/crawler/read-document.ts";
import { type Half, halves, readPages } from "./read-pages.ts";
import { meanScore, scoreWords, type WordScore } from "./word-score.ts";

interface ScoredPage extends WordScore {
  id: string;
  type: string;
  half: Half;
}

export interface ExtractionScores {
  pages: ScoredPage[];
  cpuMsPerPage: number;
}

export async function measureExtraction(folder: string): Promise<ExtractionScores> {
  const pages: ScoredPage[] = [];
  let cpuMs = 0;
  for await (const { id, url, html, type, half, mainContent } of readPages(folder)) {
    const before = process.cpuUsage();
    const { mainText } = extractPage(readDocument(html, url), url);
    const { user, system } = process.cpuUsage(before);
    cpuMs += (user + system) / 1000;
    pages.push({ id, type, half, ...scoreWords(mainText, mainContent) });
  }
  return { pages, cpuMsPerPage: pages.length === 0 ? 0 : cpuMs / pages.length };
}

/** The last line is JSON, so that scripts can compare runs. */
export function reportExtraction({ pages, cpuMsPerPage }: ExtractionScores): string {
  const types = [...new Set(pages.map(({ type }) => type))].sort();
  const row = (name: string, rows: readonly ScoredPage[]) => {
    const { precision, recall, f1 } = meanScore(rows);
    const figures = [precision, recall, f1].map((value) => value.toFixed(3).padStart(9));
    return `${name.padEnd(14)} ${String(rows.length).padStart(6)} ${figures.join(" ")}`;
  };
  const byType = Object.fromEntries(
    types.map((type) => {
      const rows = pages.filter((page) => page.type === type);
      return [type, { pages: rows.length, ...meanScore(rows) }];
    }),
  );
  return [
    `${"".padEnd(14)} ${"pages".padStart(6)} ${["precision", "recall", "f1"].map((word) => word.padStart(9)).join(" ")}`,
    ...types.map((type) =>
      row(
        type,
        pages.filter((page) => page.type === type),
      ),
    ),
    ...halves.map((half) =>
      row(
        half,
        pages.filter((page) => page.half === half),
      ),
    ),
    row("all", pages),
    JSON.stringify({ pages: pages.length, ...meanScore(pages), byType, cpuMsPerPage }),
  ].join("\n");
}
