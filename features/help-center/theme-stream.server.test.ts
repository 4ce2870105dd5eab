import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;
const left: (() => void)[] = [];

beforeAll(async () => {
  app = await startApp();
});
afterEach(() => {
  for (const leave of left.splice(0)) leave();
});
afterAll(() => app?.close());

async function listen(path: string) {
  const gone = new AbortController();
  left.push(() => gone.abort());
  const response = await fetch(`${app.origin}${path}`, {
    headers: { accept: "text/event-stream" },
    signal: gone.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<Record<string, string> | null> {
    for (;;) {
      const event = /^[\s\S]*?data: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event[0].length);
        return JSON.parse(event[1] ?? "null");
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
  }
  return { response, next };
}

function change(companyId: string, values: Partial<typeof companies.$inferInsert>) {
  return app.services.db.update(companies).set(values).where(eq(companies.id, companyId));
}

test("sends theme changes, only a notice of other changes, and nothing from other companies", async () => {
  const [acme, other] = [
    await makePublicCenter(app.services, "acme"),
    await makePublicCenter(app.services, "other"),
  ];
  const stream = await listen("/help/acme/theme");
  expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
  const first = await stream.next();
  expect(Object.keys(first ?? {})).toEqual(["version", "css"]);
  await change(other.companyId, { themeSettings: { primaryColor: "#D62828" } });
  await change(acme.companyId, {
    companyName: "Another name",
    contactDetails: { phone: "+44 117 496 0123" },
  });
  const renamed = await stream.next();
  expect(renamed).toEqual({ version: Number(first?.version) + 1 });
  await change(acme.companyId, { themeSettings: { primaryColor: "#3A0CA3", fontFamily: "Georgia" } });
  const second = await stream.next();
  expect(second?.css).toContain("--solid:#3a0ca3");
  expect(second?.css).toContain("Georgia");
  expect(JSON.stringify([renamed, second])).not.toMatch(/d62828|Another name|4960123/);
  await change(acme.companyId, { isPublic: false });
  expect(await stream.next()).toBeNull();
  await expect(fetch(`${app.origin}/help/acme/theme`).then(({ status }) => status)).resolves.toBe(404);
});

test("limits how many streams a visitor can keep open", async () => {
  await makePublicCenter(app.services, "busy");
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen("/help/busy/theme")));
  expect(streams.filter(({ response }) => response.status === 429)).toHaveLength(2);
});
