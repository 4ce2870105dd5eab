/**
 * Measures the search in one help center with many questions, by its response times and how long indexing blocks the
 * event loop.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { searchDocuments } from "#engines/search/search-documents.ts";
import { buildSearchIndex, type SearchDocument } from "#engines/search/search-index.ts";
import { renderTable } from "./table.ts";

const documentCount = 10_000;
const resultsShown = 20;
const timesEach = 40;

/** Realistic input with words, sentences, typos, prefixes, infixes, no match, and queries that are meant to be slow. */
const queries: Record<string, string[]> = {
  word: ["refund", "password", "delivery", "warranty", "parking", "voucher"],
  sentence: [
    "how do i get my money back",
    "where can I change my address",
    "can I cancel my plan at any time",
  ],
  mistake: ["cancle", "delivry", "pasword reset", "subscribtion"],
  beginning: ["can", "ref", "deliv", "pa"],
  part: ["ppin", "unt", "e", "?"],
  absent: ["zyxwvut", "quantum entanglement", "gluten"],
  hostile: [
    "a ".repeat(100),
    "s".repeat(200),
    "how do i my the refund order delivery account plan card price help",
  ],
};

export async function benchSearch(): Promise<string> {
  const documents = generateQuestions(documentCount);
  const waits = monitorEventLoopDelay({ resolution: 1 });
  const heapBefore = process.memoryUsage().heapUsed;
  waits.enable();
  const started = performance.now();
  const index = await buildSearchIndex(documents);
  const buildMs = performance.now() - started;
  waits.disable();
  const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1e6;

  const kinds = Object.keys(queries);
  const run = (query: string) => {
    const from = performance.now();
    const { count } = searchDocuments(index, { query, limit: resultsShown });
    return { ms: performance.now() - from, count };
  };
  // Warms up, as in a server that has run for a while.
  for (const kind of kinds) for (const query of queries[kind]!) for (let n = 0; n < 10; n++) run(query);
  const rows = kinds.map((kind) => {
    const runs = queries[kind]!.flatMap((query) => Array.from({ length: timesEach }, () => run(query)));
    return { kind, times: runs.map(({ ms }) => ms), count: Math.max(...runs.map(({ count }) => count)) };
  });
  rows.push({ kind: "all", times: rows.flatMap(({ times }) => times), count: Number.NaN });
  const table = renderTable(
    [
      { title: "query", value: ({ kind }) => kind },
      { title: "p50 ms", value: ({ times }) => quantile(times, 0.5) },
      { title: "p99 ms", value: ({ times }) => quantile(times, 0.99) },
      { title: "hits", value: ({ count }) => count },
    ],
    rows,
  );
  return `${table}

${documentCount} questions: index in ${Math.round(buildMs)} ms, longest wait of others ${(waits.max / 1e6).toFixed(1)} ms,
${Math.round(heapMb)} MB of heap (counted as ${Math.round(index.bytes / 1e6)} MB)`;
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const starts = ["How do I", "Can I", "When can I", "Where do I", "Why can't I", "Do I have to", "Who can"];
const verbs =
  "cancel,change,return,pay for,track,repair,book,order,collect,upgrade,pause,renew,share,export,delete,confirm,exchange,insure,wash,install".split(
    ",",
  );
const things =
  "plan,subscription,order,delivery,parcel,account,password,invoice,refund,appointment,voucher,coat,bike,lamp,table,ticket,course,contract,profile,address,card,photo,battery,recipe,guide".split(
    ",",
  );
const conditions =
  "online,by phone,on a Sunday,without a receipt,for a friend,from abroad,in the shop,after thirty days,with a discount,as a member,at night,before delivery".split(
    ",",
  );
const syllables = "ba,co,di,fe,gu,ha,jo,ki,lu,me,no,pa,qui,ro,sa,ti,u,ve,wo,za".split(",");

/**
 * Generates about as many distinct words as 10,000 real answers have. Common words are frequent, and proper names rare.
 */
export function generateQuestions(count: number): SearchDocument[] {
  const next = random(7);
  const pick = (list: string[]) => list[next(list.length)]!;
  const name = () => Array.from({ length: 2 + next(3) }, () => pick(syllables)).join("");
  const names = Array.from({ length: 20_000 }, name);
  return Array.from({ length: count }, () => {
    const sentence = () =>
      `${pick(starts)} ${pick(verbs)} the ${pick(names)} ${pick(things)} ${pick(conditions)}`;
    return {
      title: `${pick(starts)} ${pick(verbs)} my ${pick(things)} ${pick(conditions)}?`,
      category: pick(things),
      text: Array.from({ length: 4 + next(6) }, () => `${sentence()}.`).join(" "),
    };
  });
}

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
