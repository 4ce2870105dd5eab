/** Measures how much later a company's help center is live while another one moves in with very many articles. */
import { serveSite } from "#tests/support/static-site.ts";
import { startZendesk } from "#tests/support/zendesk.ts";
import { stopChild } from "./children.ts";
import { createCenter, startCreating } from "./create-center.ts";
import { generatePages } from "./generate-pages.ts";
import type { ServerProcess } from "./server-process.ts";
import { median } from "./statistics.ts";

const rounds = 3;
/** Moves in longer than all rounds take. */
const manyArticles = 50_000;
const fewArticles = 40;
const sitePages = 15;

type Place = Parameters<typeof createCenter>[0];

/** Returns lines for a small move-in and a website's import, each without and with the large move-in. */
export async function measureNoisyJobs({ dataDir, origin }: ServerProcess): Promise<string[]> {
  const place = { dataDir, port: Number(new URL(origin).port) };
  const quiet = await createSmallOnes(place);
  const large = await startZendesk(manyArticles);
  const command = startCreating(place, large.origin);
  try {
    await untilRead(large);
    const noisy = await createSmallOnes(place);
    if (command.exitCode !== null) throw new Error("the large help center has moved in too early");
    return quiet.map(({ name, ms }, index) => {
      const seconds = (times: number[]) => ((median(times) ?? 0) / 1_000).toFixed(1);
      return `${name.padEnd(26)} ${seconds(ms)} s, beside a large move-in ${seconds(noisy[index]?.ms ?? [])} s`;
    });
  } finally {
    await stopChild(command);
    await large.close();
  }
}

async function createSmallOnes(place: Place): Promise<{ name: string; ms: number[] }[]> {
  const moved = { name: `${fewArticles} articles move in`, ms: [] as number[] };
  const imported = { name: `${sitePages} pages are imported`, ms: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    // Another port is another help center.
    const zendesk = await startZendesk(fewArticles);
    const site = await serveSite({ pages: generatePages(sitePages, 75_000) });
    try {
      moved.ms.push((await createCenter(place, zendesk.origin)).ms);
      imported.ms.push((await createCenter(place, site.url)).ms);
    } finally {
      await zendesk.close();
      await site.close();
    }
  }
  return [moved, imported];
}

/** The move-in is under way once it has read a page of its articles. */
function untilRead({ state }: Awaited<ReturnType<typeof startZendesk>>): Promise<void> {
  return new Promise((resolve) => {
    state.onRequest = (path) => {
      if (path.includes("articles")) resolve();
    };
  });
}
