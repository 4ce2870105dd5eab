/** Turns a webhook and its deliveries into the texts of the delivery log. */
import type { Delivery, Webhook } from "#features/companies/webhooks/webhook.ts";
import { maxTries } from "#features/companies/webhooks/webhook-schedule.ts";

export type Tick = "failed" | "delivered" | "next" | "open";

export interface ShownDelivery {
  id: string;
  event: string;
  /** ISO 8601. */
  createdAt: string;
  state: Delivery["state"];
  result: string;
  ticks: Tick[];
  /** In words, for screen readers. */
  ticksText: string;
  request: string;
  reply: { at: string; text: string } | null;
}

export interface ShownWebhook {
  id: string;
  url: string;
  events: string[];
  state: "on" | "failing" | "stopped";
  stateText: string;
  /** ISO 8601. */
  failingSince: string | null;
  deliveries: ShownDelivery[];
}

export function showWebhook(
  { id, url, events, failingSince, stopReason, deliveries }: Webhook,
  now: Date,
): ShownWebhook {
  const stateTexts = {
    owner: "Stopped",
    failing: "Stopped: it failed for three days",
    gone: "Stopped: it answered 410 Gone",
  };
  return {
    id,
    url,
    events,
    state: stopReason ? "stopped" : failingSince ? "failing" : "on",
    stateText: stopReason ? stateTexts[stopReason] : failingSince ? "Failing since" : "Working",
    failingSince: !stopReason && failingSince ? failingSince.toISOString() : null,
    deliveries: deliveries.map((delivery) => showDelivery(delivery, { now, isStopped: stopReason !== null })),
  };
}

function showDelivery(delivery: Delivery, at: { now: Date; isStopped: boolean }): ShownDelivery {
  const { id, event, createdAt, state, body, attempts, tries, lastExchange } = delivery;
  const ticks = ticksOf(delivery);
  const failed = ticks.filter((tick) => tick === "failed").length;
  const last = attempts.at(-1);
  const sent = Object.entries(lastExchange?.request ?? {}).map(([name, value]) => `${name}: ${value}`);
  const reply = lastExchange?.reply;
  return {
    id,
    event,
    createdAt: createdAt.toISOString(),
    state,
    result: resultOf(delivery, at),
    ticks,
    ticksText: `${tries} of ${maxTries} tries, ${failed} failed`,
    request: [...sent, "", JSON.stringify(JSON.parse(body), null, 1)].join("\n"),
    reply: last
      ? {
          at: last.at,
          text: reply
            ? [
                String(last.status),
                ...Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`),
                "",
                reply.body,
              ].join("\n")
            : (last.error ?? "No response"),
        }
      : null,
  };
}

/** One for each try of the current schedule. */
function ticksOf({ state, attempts, tries }: Delivery): Tick[] {
  const current = tries === 0 ? [] : attempts.slice(-tries);
  const done = current.map(({ status }): Tick => (isSuccess(status) ? "delivered" : "failed"));
  const next: Tick[] = state === "waiting" ? ["next"] : [];
  return [...done, ...next, ...Array<Tick>(maxTries).fill("open")].slice(0, maxTries);
}

function resultOf(
  { state, attempts, tries, nextAttemptAt }: Delivery,
  { now, isStopped }: { now: Date; isStopped: boolean },
): string {
  const last = attempts.at(-1);
  if (state === "failed") return `Gave up after ${tries} tries`;
  if (!last) return isStopped ? "Waiting" : "Sending";
  const answer = last.status === null ? "No answer" : String(last.status);
  if (state === "delivered") return `${answer} in ${last.ms} ms${tries > 1 ? `, try ${tries}` : ""}`;
  if (isStopped) return `${answer}, waiting`;
  return `${answer}, next try ${inText(nextAttemptAt.getTime() - now.getTime())}`;
}

function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

const minuteMs = 60_000;

function inText(ms: number): string {
  if (ms < minuteMs) return "within a minute";
  const words = new Intl.RelativeTimeFormat("en");
  if (ms < 90 * minuteMs) return words.format(Math.round(ms / minuteMs), "minute");
  return words.format(Math.round(ms / (60 * minuteMs)), "hour");
}
