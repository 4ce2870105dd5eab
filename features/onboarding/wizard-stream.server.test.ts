import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { crawls } from "#db/schema.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { skipOnboarding } from "./complete-onboarding.server.ts";
import { saveColors } from "./select-looks.server.ts";
import { applyStateEvent } from "./state-events.ts";
import { trySample } from "./website-crawl.server.ts";
import type { WizardEvent, WizardState } from "./wizard.ts";
import { getWizardState } from "./wizard-state.server.ts";
import { openWizardStream } from "./wizard-stream.server.ts";

let bench: WizardBench;
let scope: OwnerScope;

beforeAll(async () => {
  bench = await startWizardBench();
});
beforeEach(async () => {
  scope = await bench.newOwner();
});
afterAll(() => bench?.close());

/** Parses the event stream as a browser would. */
function listen(owner = scope, timing: { checkMs?: number; maxMs?: number } = {}) {
  const leaving = new AbortController();
  const response = openWizardStream(bench.services, owner, { signal: leaving.signal, ...timing });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<{ id: string | null; event: WizardEvent } | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end === -1) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
        continue;
      }
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) return { id: /^id: (.*)$/m.exec(block)?.[1] ?? null, event: JSON.parse(data) };
    }
  }
  return { response, next, leave: () => leaving.abort() };
}

describe("the stream of events", () => {
  test("sends the stored state first, then each change of a crawl, and ends with the state in the database", async () => {
    const stream = listen();
    expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.response.headers.get("cache-control")).toContain("no-transform");
    const first = (await stream.next())!;
    expect(first).toMatchObject({ event: { type: "state", state: { step: "welcome" } } });
    let state = (first.event as { state: WizardState }).state;
    await trySample(bench.services, scope);
    const seen: number[] = [];
    let lastId = Number(first.id);
    while (state.crawl?.status !== "completed") {
      const { id, event } = (await stream.next())!;
      expect(Number(id)).toBeGreaterThan(lastId);
      lastId = Number(id);
      expect(event.type).toBe("patch");
      const once = applyStateEvent(state, event);
      expect(applyStateEvent(once, event)).toEqual(once);
      state = once;
      seen.push(state.crawl?.pages.length ?? 0);
    }
    expect(seen).toEqual(seen.toSorted((x, y) => x - y));
    expect(state).toEqual(await getWizardState(bench.services, scope));
    stream.leave();
  });

  test("gives a late or reconnecting reader the same state, without gaps or duplicates", async () => {
    await trySample(bench.services, scope);
    await bench.until(scope, ({ crawl }) => (crawl?.pages.length ?? 0) > 0);
    const late = listen();
    const first = (await late.next())!.event as { state: WizardState };
    expect(first.state.crawl?.pages.length).toBeGreaterThan(0);
    late.leave();
    await bench.until(scope, ({ crawl }) => crawl?.status === "completed");
    const back = listen();
    const again = (await back.next())!.event as { state: WizardState };
    expect(again.state).toEqual(await getWizardState(bench.services, scope));
    back.leave();
  });

  test("sends changes from other tabs, but only to the same company", async () => {
    const other = await bench.newOwner();
    const [mine, theirs] = [listen(), listen(other)];
    await Promise.all([mine.next(), theirs.next()]);
    await saveColors(bench.services, scope, { primary: "#1b4d3e", secondary: "#fc0" });
    expect((await mine.next())?.event).toMatchObject({
      type: "patch",
      patch: { colors: { primary: "#1B4D3E", origin: "chosen" } },
    });
    await saveColors(bench.services, other, { primary: "#000000", secondary: "#111111" });
    expect((await theirs.next())?.event).toMatchObject({ patch: { colors: { primary: "#000000" } } });
    mine.leave();
    theirs.leave();
  });

  test("reports the end of the wizard and closes", async () => {
    const stream = listen();
    await stream.next();
    await skipOnboarding(bench.services, scope);
    expect((await stream.next())?.event).toEqual({ type: "finished" });
    expect(await stream.next()).toBeNull();
  });

  test("sends changes whose notification was lost", { tags: "long" }, async () => {
    const stream = listen(scope, { checkMs: 50 });
    await stream.next();
    await trySample(bench.services, scope);
    await bench.until(scope, ({ crawl }) => crawl?.status === "completed");
    await bench.services.db
      .update(crawls)
      .set({ status: "running", leaseExpiresAt: new Date(0) })
      .where(eq(crawls.companyId, scope.companyId));
    for (;;) {
      const event = (await stream.next())?.event;
      if (event?.type === "patch" && event.patch.crawl?.status === "failed") break;
    }
    stream.leave();
  });

  test("closes after its maximum time, so that the session is checked again, and limits each user to six streams", async () => {
    const short = listen(scope, { maxMs: 30 });
    await short.next();
    expect(await short.next()).toBeNull();
    const open = Array.from({ length: 6 }, () => listen());
    expect(open.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200]);
    const refused = openWizardStream(bench.services, scope, { signal: new AbortController().signal });
    expect(refused.status).toBe(429);
    for (const { leave } of open) leave();
  });
});
