/** Measures uncached renders of the blog, both its list with a thousand posts and a post of maximum length. */
import { join } from "node:path";
import { blogPosts } from "#db/schema.ts";
import { postLimits } from "#features/blog/texts.ts";
import { openRunningDatabase } from "#platform/db/open-database.ts";
import { freePort, type ServerProcess, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { quantile } from "./statistics.ts";
import { renderTable } from "./table.ts";

const posts = 1_000;
const renders = 200;
const warmUps = 50;
/** After startup, the worker creates the sample help center. Measurements start after that. */
const startTimeoutMs = 90_000;

export function benchBlog(): Promise<string> {
  return withFolder(async (folder) => {
    const server = await startServer({ dataDir: join(folder, "data"), port: await freePort() });
    try {
      await untilAnswers(`${server.origin}/help/sample`, { timeoutMs: startTimeoutMs, everyMs: 250 });
      await addPosts(server);
      const rows: { path: string; times: number[] }[] = [];
      for (const path of ["/blog", "/blog?q=help", "/blog?page=80", "/blog/bench-1"])
        rows.push({ path, times: await renderTimes(server, path) });
      return [
        `The blog with ${posts} posts, rendered again, one after the other, ${renders} times (p50 below 30 ms)`,
        renderTable(
          [
            { title: "page", value: (row: (typeof rows)[number]) => row.path },
            { title: "p50 ms", value: (row) => quantile(row.times, 0.5) },
            { title: "p99 ms", value: (row) => quantile(row.times, 0.99) },
          ],
          rows,
        ),
        "",
        await longPost(server),
      ].join("\n");
    } finally {
      await server.stop();
    }
  });
}

async function addPosts({ dataDir }: ServerProcess): Promise<void> {
  const database = await openRunningDatabase({ config: { dataDir, databaseUrl: null } });
  if (!database) throw new Error("the server's database does not run");
  const section =
    "## A heading\n\nSome words with **weight**, and [a link](https://example.com/).\n\n- one\n- two\n\n";
  const content = (length: number) => section.repeat(Math.ceil(length / section.length)).slice(0, length);
  try {
    const rows = Array.from({ length: posts }, (_, n) => ({
      title: `What helps number ${n}, and why it does`,
      slug: `bench-${n}`,
      excerpt: "A few words about what this post is about, as long as excerpts are in general. ".repeat(2),
      content: content(n === 0 ? postLimits.content : 5_000),
      authorName: "The bench",
      tags: ["one", "two", "three"],
      published: true,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - n * 3_600_000),
      readingTimeMinutes: 3,
    }));
    await database.db.insert(blogPosts).values(rows);
  } finally {
    await database.close();
  }
}

/** Sends a unique query, which no cache has. */
async function renderTimes({ origin }: ServerProcess, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < warmUps + renders; n++) {
    const started = performance.now();
    const unique = `${path.includes("?") ? "&" : "?"}unique=${n}`;
    const answer = await fetch(origin + path + unique, { headers: { "accept-encoding": "identity" } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    if (n >= warmUps) times.push(performance.now() - started);
  }
  return times;
}

/** Measures how long other requests wait while a worker thread parses Markdown. */
async function longPost({ origin }: ServerProcess): Promise<string> {
  const started = performance.now();
  let isDone = false;
  const opening = fetch(`${origin}/blog/bench-0`).then(async (answer) => {
    await answer.arrayBuffer();
    isDone = true;
    return performance.now() - started;
  });
  let longestMs = 0;
  while (!isDone) {
    const asked = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    longestMs = Math.max(longestMs, performance.now() - asked);
  }
  return `A post of ${postLimits.content} characters, opened first: ${Math.round(await opening)} ms; the longest anybody else waited meanwhile: ${Math.round(longestMs)} ms`;
}
