/**
 * Measures the widget: how long the server takes to answer what visitors ask in it, one request after the other in this
 * process, and what Lighthouse says about a page of a company's website without and with it.
 */
import { generatedFaqs, rateLimits } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { questionRow } from "#tests/support/factories.ts";
import { contentChangesArrived } from "#tests/support/public-center.ts";
import { hostPage, openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";
import { lighthouseReport, measurePage, type Run } from "./lighthouse.ts";
import { generateQuestions, quantile } from "./search.ts";
import { renderTable } from "./table.ts";

const questionCount = 2_000;
const requestCount = 400;
const warmUps = 50;
const text = "Twelve ounces, thrown by hand and fired twice. It stays put on a crowded desk. ".repeat(20);
const page = (snippet: string) =>
  hostPage(`<main><h1>Everyday mug</h1><p>${text}</p></main>${snippet}`, {
    head: '<meta name="description" content="An everyday mug"><link rel="icon" href="data:,">',
  });

export async function benchWidget({ rounds }: { rounds: number }): Promise<string> {
  const app = await startApp();
  const host = await openWidgetHost(app, {
    name: "bench",
    pages: ({ snippet }) => ({ "/without": page(""), "/with": page(snippet) }),
  });
  try {
    const { waits, processor, served, answered } = await measureAnswers(app, host);
    const table = renderTable(
      [
        { title: `a question, of ${questionCount.toLocaleString("en")}`, value: ({ name }) => name },
        { title: "server ms", value: ({ share }) => quantile(served, share) },
        { title: "client ms", value: ({ share }) => quantile(waits, share) },
        { title: "processor ms", value: ({ share }) => quantile(processor, share) },
      ],
      [
        { name: "p50", share: 0.5 },
        { name: "p95", share: 0.95 },
        { name: "p99", share: 0.99 },
      ],
    );
    const rows = ["/without", "/with"].map((path) => ({
      path,
      runs: [] as Run[],
    }));
    for (let round = 0; round < rounds; round++)
      for (const { path, runs } of rows) runs.push(await measurePage(host.site.url + path, null));
    return `${table}\n\n${answered} of ${served.length} questions got an answer\n\n${lighthouseReport(rows)}`;
  } finally {
    await host.site.close();
    await app.close();
  }
}

/**
 * Until the response has arrived and is parsed, until the server has written it (in whole milliseconds), and the processor
 * time of both, which other programs on the machine don't change much.
 */
async function measureAnswers({ services, logged }: TestApp, { companyId, center, site }: WidgetHost) {
  const { db } = services;
  const generated = generateQuestions(questionCount + requestCount + warmUps);
  const rows = generated.slice(0, questionCount).map(({ title, category, text: answer }, index) =>
    questionRow(
      { companyId },
      {
        question: title,
        answer,
        category: category ?? null,
        slug: `question-${index}`,
        status: "published",
      },
    ),
  );
  await db.insert(generatedFaqs).values(rows);
  await contentChangesArrived(services);
  const waits: number[] = [];
  const processor: number[] = [];
  let answered = 0;
  for (const [count, { title }] of generated.slice(questionCount).entries()) {
    if (count % 100 === 0) await db.delete(rateLimits);
    const cpu = process.cpuUsage();
    const from = performance.now();
    const response = await fetch(`${center}/widget/search?${new URLSearchParams({ q: title })}`, {
      headers: { origin: site.url },
    });
    const found = (await response.json()) as { answer: unknown; results: unknown[] };
    waits.push(performance.now() - from);
    const { user, system } = process.cpuUsage(cpu);
    processor.push((user + system) / 1_000);
    if (response.status !== 200 || found.results.length === 0) throw new Error(`no results for ${title}`);
    if (count >= warmUps && found.answer) answered += 1;
  }
  const { pathname } = new URL(`${center}/widget/search`);
  const served = logged().flatMap(({ msg, path, ms }) =>
    msg === "request" && path === pathname && typeof ms === "number" ? [ms] : [],
  );
  // The first ones also compile, open connections and build the index.
  return {
    waits: waits.slice(warmUps),
    processor: processor.slice(warmUps),
    served: served.slice(warmUps),
    answered,
  };
}
