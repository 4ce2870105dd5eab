/**
 * The process must exit with status 0 in time if SIGTERM arrives during work, and the next start must resume the work.
 */
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startServer } from "#tests/support/server.ts";
import { serveSite } from "#tests/support/static-site.ts";

test("SIGTERM during an import, an upload that never ends and an idle connection ends with 0 within 25 s", {
  tags: "long",
}, async () => {
  // Slower than the grace period that a stopping server gives its jobs.
  let latencyMs = 60_000;
  const html = (path: string) =>
    `<!doctype html><title>Ring ${path}</title><main><h1>Ring</h1><p>We repair shoes of every kind by hand in our small workshop near the old harbour ${path}.</p><a href="/one">One</a></main>`;
  const site = await serveSite({
    handler: (path) => ({
      body: html(path),
      contentType: "text/html",
      ...(path === "/one" ? { latencyMs } : {}),
    }),
  });
  const first = await startServer({ args: [site.url] });
  await expect.poll(() => site.requests.some(({ url }) => url === "/one")).toBe(true);
  const slow = connect(first.port, "127.0.0.1");
  const answered = new Promise<string>((resolve) => {
    let text = "";
    slow.on("data", (chunk) => (text += chunk.toString()));
    slow.on("error", () => undefined);
    slow.on("close", () => resolve(text));
  });
  slow.write(
    "POST /help/sample/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=",
  );
  const idle = connect(first.port, "127.0.0.1").on("error", () => undefined);
  await expect.poll(async () => (await fetch(`${first.origin}/readyz`)).status).toBe(200);

  const begun = performance.now();
  expect(await first.end("SIGTERM"), first.output()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(25_000);
  expect(await answered).not.toContain("200 OK");
  idle.destroy();
  expect(first.output()).not.toMatch(/took too long|"level":(50|60)/);

  latencyMs = 0;
  const second = await startServer({ dataDir: first.dataDir });
  await expect
    .poll(async () => (await fetch(`${second.origin}/help/ring`)).status, { interval: 250 })
    .toBe(200);
  expect((await fetch(`${second.origin}/help/ring-2`)).status).toBe(404);
  await second.close();
  await first.close();
  await site.close();
});
