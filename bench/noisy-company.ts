/** Measures what visitors of all other companies notice of one company with many visitors, searches and edits. */
import { and, eq, sql } from "drizzle-orm";
import { generatedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { numbers, sentence } from "./generate-pages.ts";
import { quantile } from "./statistics.ts";
import { runTraffic, type Sample, type TrafficKind } from "./traffic.ts";

interface NoiseOptions {
  db: Db;
  /** Each phase takes this long. */
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
/** An author who saves as fast as possible, or an import. */
const editsPerSecond = 5;
const viewsPerSecond = 200;
const searchesPerSecond = 50;

/** Returns a line for each kind of page and phase. */
export async function measureNoise(options: NoiseOptions): Promise<string[]> {
  const { seconds, keptUrls, unseenUrl, load } = options;
  const next = numbers(11);
  const random = () => next() / 2 ** 24;
  const others: TrafficKind[] = [
    { name: kept, perSecond: 40, send: () => load(keptUrls[next() % keptUrls.length]!) },
    { name: first, perSecond: 10, send: () => load(unseenUrl()) },
  ];
  const noise = noiseOf(options, next);
  const quiet = await runTraffic({ kinds: others, seconds, random });
  const loud = await runTraffic({ kinds: [...others, ...noise], seconds, random });
  return [
    ...lines(quiet, { names: [kept, first], phase: "without noise" }),
    ...lines(loud, { names: [kept, first], phase: "with noise" }),
    ...lines(loud, { names: noise.map(({ name }) => name), phase: "the noise" }),
  ];
}

function noiseOf({ db, noisy, load }: NoiseOptions, next: () => number): TrafficKind[] {
  let edits = 0;
  const slug = () => `question-${(next() % 9) + 1}`;
  return [
    { name: "its views", perSecond: viewsPerSecond, send: () => load(`${noisy.url}/faq/${slug()}`) },
    {
      name: "its searches",
      perSecond: searchesPerSecond,
      send: () => load(`${noisy.url}/search?q=${encodeURIComponent(sentence(next))}`),
    },
    {
      name: "its edits",
      perSecond: editsPerSecond,
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

function lines(samples: Sample[], { names, phase }: { names: string[]; phase: string }): string[] {
  return names.map((name) => {
    const of = samples.filter(({ kind }) => kind === name);
    const took = of.map(({ tookMs }) => tookMs);
    const at = (share: number) => `${(quantile(took, share) ?? 0).toFixed(1)} ms`;
    const failed = of.filter(({ problem }) => problem !== null);
    const problems = failed.length > 0 ? `, ${failed.length} failed: ${failed[0]!.problem}` : "";
    return `${name}, ${phase}: ${of.length}, p50 ${at(0.5)}, p99 ${at(0.99)}${problems}`;
  });
}
