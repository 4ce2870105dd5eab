/** Measures answers in a large center, and how fast the index of a usual one is built. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ask } from "#engines/ask/ask.ts";
import { buildAskIndex } from "#engines/ask/ask-index.ts";
import type { Passage } from "#engines/ask/passage.ts";
import { wordMeanings } from "#features/help-center/ask/word-meanings.server.ts";
import { intentModelOf } from "#features/websites/write/intent-models.server.ts";
import { splitSentences } from "#shared/text.ts";
import { generateQuestions, quantile } from "./search.ts";
import { renderTable } from "./table.ts";

const centers = { large: { questions: 10_000, pages: 2_000 }, usual: { questions: 50, pages: 30 } } as const;
const passagesOfPage = 5;
const timesEach = 20;

const asked: Record<string, string[]> = {
  short: ["refund?", "voucher price", "parking"],
  sentence: [
    "How do I get my money back without a receipt?",
    "Can I change the address of my delivery after thirty days?",
    "When is my appointment confirmed by phone?",
  ],
  unknown: ["Do you sell zebras?", "quantum entanglement of unicorns"],
  long: [
    "Hello, I bought a coat for a friend from abroad and would like to know how I can exchange it in the shop on a Sunday without a receipt, and who pays for the delivery of the new one.",
  ],
};

export async function benchAsk(): Promise<string> {
  const usual = passagesFor(centers.usual);
  const builds: Run[] = [];
  for (let time = 0; time < timesEach; time++) {
    const started = performance.now();
    const cpuBefore = process.cpuUsage();
    await buildAskIndex(usual, { meaningsOf: wordMeanings, intentModelOf });
    const { user, system } = process.cpuUsage(cpuBefore);
    builds.push({ ms: performance.now() - started, cpuMs: (user + system) / 1000 });
  }
  const passages = passagesFor(centers.large);
  const heapBefore = liveHeap();
  const index = await buildAskIndex(passages, { meaningsOf: wordMeanings, intentModelOf });
  const heapMb = (liveHeap() - heapBefore) / 1e6;
  const run = (text: string): Run => {
    const started = performance.now();
    const cpuBefore = process.cpuUsage();
    ask(index, { text });
    const { user, system } = process.cpuUsage(cpuBefore);
    return { ms: performance.now() - started, cpuMs: (user + system) / 1000 };
  };
  // Warms up, as in a server that has run for a while.
  for (const texts of Object.values(asked)) for (const text of texts) for (let n = 0; n < 5; n++) run(text);
  const rows = Object.entries(asked).map(([kind, texts]) => ({
    kind,
    times: texts.flatMap((text) => Array.from({ length: timesEach }, () => run(text))),
  }));
  rows.push({ kind: "all", times: rows.flatMap(({ times }) => times) });
  const table = renderTable(
    [
      { title: "question", value: ({ kind }) => kind },
      { title: "p50 ms", value: ({ times }) => quantile(msOf(times), 0.5) },
      { title: "p99 ms", value: ({ times }) => quantile(msOf(times), 0.99) },
      // Other processes make the clock slower, but not this.
      { title: "CPU p50", value: ({ times }) => quantile(cpuMsOf(times), 0.5) },
      { title: "CPU p99", value: ({ times }) => quantile(cpuMsOf(times), 0.99) },
    ],
    rows,
  );
  return `${table}

${centers.large.questions} questions and ${centers.large.pages} pages: ${index.search.documents.length} passages, ${Math.round(heapMb)} MB of heap (counted as ${Math.round(index.search.bytes / 1e6)} MB)
${centers.usual.questions} questions and ${centers.usual.pages} pages: index in ${quantile(msOf(builds), 0.5).toFixed(1)} ms, of which the processor took ${quantile(cpuMsOf(builds), 0.5).toFixed(1)} ms; counted as ${((await buildAskIndex(usual)).bytes / 1e6).toFixed(1)} MB`;
}

interface Run {
  ms: number;
  cpuMs: number;
}

const msOf = (runs: Run[]) => runs.map(({ ms }) => ms);
const cpuMsOf = (runs: Run[]) => runs.map(({ cpuMs }) => cpuMs);

/** Bytes that are still in use. */
function liveHeap(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

function passagesFor({ questions, pages }: { questions: number; pages: number }): Passage[] {
  return generateQuestions(questions + pages * passagesOfPage).map(({ title, category, text }, at) => {
    const isQuestion = at < questions;
    return {
      id: String(at),
      kind: isQuestion ? "question" : "page",
      title: isQuestion ? title : (category ?? title),
      heading: isQuestion ? null : title,
      sentences: splitSentences(text, "en"),
      url: isQuestion ? `/faq/${at}` : `https://acme.example/${Math.floor(at / passagesOfPage)}`,
      checkedAt: null,
      language: "en",
    };
  });
}
