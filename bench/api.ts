/**
 * Measures the company API in this process: a page of 100 questions with their sources, one request after the other,
 * and how fast events reach the receivers of webhooks. Client, server and receiver share the processors.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { faqEvidence, generatedFaqs, rateLimits } from "#db/schema.ts";
import { createCompanyKey } from "#features/companies/keys/company-keys.server.ts";
import { addWebhook } from "#features/companies/webhooks/own-webhooks.server.ts";
import { recordEvent } from "#features/companies/webhooks/record-event.server.ts";
import { sendDueWebhooks } from "#features/companies/webhooks/send-webhooks.server.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildOwner, questionRow } from "#tests/support/factories.ts";
import { quantile } from "./search.ts";
import { renderTable } from "./table.ts";

const questionCount = 2_000;
const requestCount = 400;
const warmUps = 50;
const eventCount = 1_000;
const receiverCount = 5;

export async function benchApi(): Promise<string> {
  const app = await startApp();
  try {
    const owner = await buildOwner(app.services.db, {
      betaStatus: "beta_user",
      helpCenterSubdomain: "bench",
    });
    const listing = await measureList(app, owner);
    const perMinute = await measureWebhooks(app, owner);
    const table = renderTable(
      [
        { title: "100 of 2,000 questions", value: ({ name }) => name },
        { title: "server ms", value: ({ share }) => quantile(listing.served, share) },
        { title: "client ms", value: ({ share }) => quantile(listing.waits, share) },
        { title: "processor ms", value: ({ share }) => quantile(listing.processor, share) },
      ],
      [
        { name: "p50", share: 0.5 },
        { name: "p95", share: 0.95 },
        { name: "p99", share: 0.99 },
      ],
    );
    return `${table}\n\nWebhooks: ${Math.round(perMinute).toLocaleString("en")} deliveries a minute to ${receiverCount} receivers`;
  } finally {
    await app.close();
  }
}

/**
 * Until the response has arrived and is parsed, until the server has written it (in whole milliseconds), and the processor
 * time of both, which other programs on the machine don't change much.
 */
async function measureList({ services, origin, logged }: TestApp, owner: OwnerScope) {
  const { db } = services;
  const rows = Array.from({ length: questionCount }, (_, index) =>
    questionRow(owner, {
      category: `Category ${index % 20}`,
      answer: "You can cancel at any time. ".repeat(20),
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
    }),
  );
  const stored = await db.insert(generatedFaqs).values(rows).returning({ id: generatedFaqs.id });
  const evidence = stored.flatMap(({ id }) =>
    [0, 1].map((position) => ({
      faqId: id,
      sentence: "You can cancel at any time, without giving a reason.",
      sourceUrl: "https://acme.example/terms",
      pageHash: "hash",
      position,
    })),
  );
  await db.insert(faqEvidence).values(evidence);
  const { token } = await createCompanyKey(services, owner, { name: "Bench", scopes: ["read"] });
  const waits: number[] = [];
  const processor: number[] = [];
  let cursor = "";
  for (let count = 0; count < requestCount; count++) {
    if (count % 100 === 0) await db.delete(rateLimits);
    const cpu = process.cpuUsage();
    const from = performance.now();
    const response = await fetch(`${origin}/api/v1/questions?limit=100${cursor}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data, nextCursor } = (await response.json()) as { data: unknown[]; nextCursor: string | null };
    waits.push(performance.now() - from);
    const { user, system } = process.cpuUsage(cpu);
    processor.push((user + system) / 1_000);
    if (response.status !== 200 || data.length !== 100) throw new Error("the list isn't complete");
    cursor = nextCursor === null ? "" : `&cursor=${nextCursor}`;
  }
  const served = logged().flatMap(({ msg, path, ms }) =>
    msg === "request" && path === "/api/v1/questions" && typeof ms === "number" ? [ms] : [],
  );
  // The first ones also compile and open connections.
  return { waits: waits.slice(warmUps), processor: processor.slice(warmUps), served: served.slice(warmUps) };
}

async function measureWebhooks({ services }: TestApp, owner: OwnerScope): Promise<number> {
  let received = 0;
  const receiver = createServer((request, response) => {
    request.resume().on("end", () => {
      received += 1;
      response.end("ok");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  const egress = createEgress({ allowPrivate: ["127.0.0.0/8"], log: services.log });
  for (let count = 0; count < receiverCount; count++)
    await addWebhook(services, owner, {
      name: "",
      url: `http://127.0.0.1:${port}/${count}`,
      events: ["message.received"],
    });
  await services.db.transaction(async (tx) => {
    for (let count = 0; count < eventCount / receiverCount; count++)
      await recordEvent(tx, owner, { event: "message.received", data: { id: String(count) } });
  });
  const from = performance.now();
  await sendDueWebhooks({ ...services, fetch: egress.fetch, onStopped: async () => {} });
  const ms = performance.now() - from;
  await egress.close();
  receiver.close();
  if (received !== eventCount) throw new Error(`${received} of ${eventCount} events arrived`);
  return (eventCount * 60_000) / ms;
}
