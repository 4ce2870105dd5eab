import { expect, test } from "vitest";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import type { Delivery } from "#features/companies/webhooks/webhook.ts";
import { showWebhook } from "./show-webhook.ts";

const now = new Date("2026-11-20T08:00:30Z");
const at = "2026-11-20T08:00:00Z";

function shownAfter(attempt: { status: number | null; error: string | null }, reply: string | null) {
  const delivery: Delivery = {
    ...{ id: "1", event: "message.received", body: "{}", state: "waiting", tries: 1 },
    ...{ createdAt: new Date(at), nextAttemptAt: new Date("2026-11-20T08:05:00Z") },
    attempts: [{ at, ms: 7, ...attempt }],
    lastExchange: { request: {}, reply: reply === null ? null : { headers: {}, body: reply } },
  };
  const webhook = { id: "2", name: "", url: "https://shop.example/", events: [], stopReason: null };
  const texts = teamTexts(teamMessages("keys", "en"));
  return showWebhook({ ...webhook, failingSince: new Date(at), deliveries: [delivery] }, { now, texts })
    .deliveries[0];
}

test("says whether the server answered", () => {
  expect(shownAfter({ status: 500, error: null }, "Broken")).toMatchObject({
    result: "500, next try in 5 minutes",
    reply: { at, isAnswer: true, text: "500\n\nBroken" },
  });
  expect(shownAfter({ status: null, error: "The connection was lost." }, null)).toMatchObject({
    result: "No answer, next try in 5 minutes",
    reply: { at, isAnswer: false, text: "The connection was lost." },
  });
});
