/** Measures what visitors of all other companies notice of one company with many visitors, searches and edits. */
import { and, eq, sql } from "drizzle-orm";
import { generatedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { numbers, sentence } from "./generate-pages.ts";
import { quantile } from "./statistics.ts";
import { runTraffic, type Sample, type TrafficKind } from "./traffic.ts";

interface NoiseOptions {
  db: Db;
  /** Each level of noise takes this long. */
  seconds: number;
  /** The company that makes the noise, as the number of its help center. */
  noisy: { number: number; url: string };
  /** Lists of other companies that are in the page cache. */
  keptUrls: string[];
  /** Returns the list of a company without a visitor so far. */
  unseenUrl: () => string;
  load: (url: string) => Promise<unknown>;
}

const kept = "kept pages of others";
const first = "first views of others";
/** Shares of the most noise, which is more than one process can answer. */
const levels = [0, 0.2, 1];
const mostPerSecond = { views: 200, searches: 50, edits: 5 };

/** Returns lines for each level of noise. */
export async function measureNoise(options: NoiseOptions): Promise<string[]> {
  const { seconds, keptUrls, unseenUrl, load } = options;
  const next = numbers(11);
  const random = () => next() / 2 ** 24;
  const others: TrafficKind[] = [
    { name: kept, perSecond: 40, send: () => load(keptUrls[next() % keptUrls.length]!) },
    { name: first, perSecond: 10, send: () => load(unseenUrl()) },
  ];
  const noise = noiseOf(options, next);
  const report: string[] = [];
  for (const level of levels) {
    const made = noise.map((kind) => ({ ...kind, perSecond: kind.perSecond * level }));
    const kinds = [...others, ...made.filter(({ perSecond }) => perSecond > 0)];
    const samples = await runTraffic({ kinds, seconds, random });
    report.push(`${nameOf(made)}:`, ...kinds.map(({ name }) => lineOf(samples, name)));
  }
  return report;
}

function nameOf(noise: TrafficKind[]): string {
  const kinds = noise.map(({ name, perSecond }) => `${perSecond} of ${name}`).join(", ");
  return `one company with, a second, ${kinds}`;
}

function noiseOf({ db, noisy, load }: NoiseOptions, next: () => number): TrafficKind[] {
  let edits = 0;
  const slug = () => `question-${(next() % 9) + 1}`;
  return [
    { name: "its views", perSecond: mostPerSecond.views, send: () => load(`${noisy.url}/faq/${slug()}`) },
    {
      name: "its searches",
      perSecond: mostPerSecond.searches,
      send: () => load(`${noisy.url}/search?q=${encodeURIComponent(sentence(next))}`),
    },
    {
      name: "its edits",
      perSecond: mostPerSecond.edits,
      send: () =>
        db
          .update(generatedFaqs)
          .set({ answer: `An answer that was changed ${++edits} times.` })
          .where(
            and(
              eq(generatedFaqs.companyId, sql`md5(${`cell ${noisy.number}`})::uuid`),
              eq(generatedFaqs.slug, slug()),
            ),
          ),
    },
  ];
}

function lineOf(samples: Sample[], name: string): string {
  const of = samples.filter(({ kind }) => kind === name);
  const took = of.map(({ tookMs }) => tookMs);
  const at = (share: number) => `${(quantile(took, share) ?? 0).toFixed(1)} ms`;
  const failed = of.filter(({ problem }) => problem !== null);
  const problems = failed.length > 0 ? `, ${failed.length} failed: ${failed[0]!.problem}` : "";
  return `  ${name.padEnd(24)} ${of.length}, p50 ${at(0.5)}, p99 ${at(0.99)}${problems}`;
}
