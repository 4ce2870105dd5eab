import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { createPostRenderer } from "./render-in-worker.server.ts";

/** Each of these inputs takes a Markdown parser seconds to minutes, or overflows its stack. */
const tangled = [
  "]".repeat(50_000),
  `${"|a".repeat(500)}\n${"|-".repeat(500)}\n${"|\n".repeat(20_000)}`,
  ">".repeat(50_000),
  "* - + 1. ".repeat(5_000),
];

test("shows a pathological text as plain text without blocking, then renders the next one", async () => {
  const render = createPostRenderer({ maxRenderMs: 300 });
  let longestWorkMs = 0;
  let before = cpuMs();
  const watch = setInterval(() => {
    longestWorkMs = Math.max(longestWorkMs, cpuMs() - before);
    before = cpuMs();
  }, 5);
  const posts = await Promise.all([...tangled, ...tangled].map((text) => render(`<b>\n\n${text}`)));
  clearInterval(watch);
  expect(posts.map(({ html }) => html.slice(0, 20))).toEqual(posts.map(() => "<p>&lt;b&gt;</p>\n<p>"));
  expect(longestWorkMs).toBeLessThan(500);
  const patient = createPostRenderer({ maxRenderMs: 20_000 });
  expect(await patient("## So")).toMatchObject({ html: '<h2 id="so">So</h2>' });
  expect((await patient("*yes*")).html).toBe("<p><em>yes</em></p>");
});
