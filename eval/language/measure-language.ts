/** Scores language detection on single sentences with known languages. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import { detectLanguage } from "#engines/languages/detect/detect-language.ts";

const sample = z.object({ text: z.string(), language: z.string() });

interface Score {
  sentences: number;
  /** Share of the sentences whose language was named. */
  accuracy: number;
  /** What the others were taken for, most frequent first. */
  takenFor: Record<string, number>;
}

export interface LanguageScores {
  /** The mean over the languages, so that each counts the same. */
  accuracy: number;
  byLanguage: Record<string, Score>;
}

/** Reads JSON lines `{ text, language }`. */
export async function measureLanguage(file: string): Promise<LanguageScores> {
  const found = new Map<string, Map<string, number>>();
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const { text, language } = sample.parse(JSON.parse(line));
    const named = (await detectLanguage(text)) ?? "none";
    const counts = found.get(language) ?? new Map<string, number>();
    found.set(language, counts.set(named, (counts.get(named) ?? 0) + 1));
  }
  return scoreLanguages(found);
}

/** How often sentences of each language were taken for which. */
export function scoreLanguages(found: ReadonlyMap<string, ReadonlyMap<string, number>>): LanguageScores {
  const byLanguage: Record<string, Score> = {};
  for (const [language, counts] of found) {
    const sentences = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const wrong = [...counts].filter(([named]) => named !== language).sort((a, b) => b[1] - a[1]);
    byLanguage[language] = {
      sentences,
      accuracy: (counts.get(language) ?? 0) / sentences,
      takenFor: Object.fromEntries(wrong),
    };
  }
  const scores = Object.values(byLanguage);
  const total = scores.reduce((sum, { accuracy }) => sum + accuracy, 0);
  return { accuracy: scores.length === 0 ? 0 : total / scores.length, byLanguage };
}

/** The last line is JSON, so that scripts can compare runs. */
export function reportLanguage({ accuracy, byLanguage }: LanguageScores): string {
  const rows = Object.entries(byLanguage).map(([language, score]) => {
    const wrong = Object.entries(score.takenFor).slice(0, 5);
    const taken = wrong.map(([other, count]) => `${other} ${count}`).join(", ");
    return `${language.padEnd(4)} ${String(score.sentences).padStart(6)} ${score.accuracy.toFixed(3)}  ${taken}`;
  });
  const shares = Object.fromEntries(Object.entries(byLanguage).map(([tag, score]) => [tag, score.accuracy]));
  return [...rows, JSON.stringify({ accuracy, byLanguage: shares })].join("\n");
}
