import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxMails, users } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildMember, buildOwner } from "#tests/support/factories.ts";
import { mailStoppedWebhook } from "./mail-stopped-webhook.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

test("mails each person who can change settings in their own language, or in that of the help center", async () => {
  const { services } = app;
  const { db } = services;
  const owner = await buildOwner(db, { email: "mara@hubley.example", companyName: "Hubley", language: "de" });
  const admin = await buildMember(db, owner, "admin", "ben@hubley.example");
  const unconfirmed = await buildMember(db, owner, "admin", "new@hubley.example");
  await buildMember(db, owner, "writer", "ines@hubley.example");
  await db.update(users).set({ language: "en" }).where(eq(users.id, admin.userId));
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.userId));
  const stopped = {
    ...{ companyId: owner.companyId, endpointId: services.ids.uuid() },
    url: "https://hooks.hubley.example/?token=secret",
  };
  await db.transaction((tx) => mailStoppedWebhook(services, tx, stopped));
  const mails = await db.select().from(outboxMails).orderBy(outboxMails.to);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["ben@hubley.example", "Step stopped a webhook to hooks.hubley.example"],
    ["mara@hubley.example", "Step hat einen Webhook an hooks.hubley.example angehalten"],
  ]);
  expect(JSON.stringify(mails)).not.toContain("token=secret");
});
