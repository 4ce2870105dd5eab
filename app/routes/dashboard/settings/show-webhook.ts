/** Turns a webhook and its deliveries into the texts of the delivery log. */

import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import type { Delivery, Webhook } from "#features/companies/webhooks/webhook.ts";
import { maxTries } from "#features/companies/webhooks/webhook-schedule.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

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
  /** What came of the last try. */
  reply: { at: string; isAnswer: boolean; text: string } | null;
}

export interface ShownWebhook {
  id: string;
  name: string;
  url: string;
  events: string[];
  state: "on" | "failing" | "stopped";
  stateText: string;
  /** ISO 8601. */
  failingSince: string | null;
  deliveries: ShownDelivery[];
}

interface Reader {
  now: Date;
  texts: TeamTexts<"keys">;
}

export function showWebhook(
  { id, name, url, events, failingSince, stopReason, deliveries }: Webhook,
  reader: Reader,
): ShownWebhook {
  const { t } = reader.texts;
  const stateTexts = {
    owner: "Stopped",
    failing: "Stopped: it failed for three days",
    gone: "Stopped: it answered 410 Gone",
  } as const;
  return {
    id,
    name,
    url,
    events,
    state: stopReason ? "stopped" : failingSince ? "failing" : "on",
    stateText: t(stopReason ? stateTexts[stopReason] : failingSince ? "Failing since" : "Working"),
    failingSince: !stopReason && failingSince ? failingSince.toISOString() : null,
    deliveries: deliveries.map((delivery) =>
      showDelivery(delivery, { ...reader, isStopped: stopReason !== null }),
    ),
  };
}

function showDelivery(delivery: Delivery, at: Reader & { isStopped: boolean }): ShownDelivery {
  const { t, said } = at.texts;
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
    ticksText: t("{tries} of {max} tries, {failed} failed", { tries, max: maxTries, failed }),
    request: [...sent, "", JSON.stringify(JSON.parse(body), null, 1)].join("\n"),
    reply: last
      ? {
          at: last.at,
          isAnswer: last.status !== null,
          text: reply
            ? [
                String(last.status),
                ...Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`),
                "",
                reply.body,
              ].join("\n")
            : last.error === null
              ? t("No response")
              : said(last.error),
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
  { now, texts, isStopped }: Reader & { isStopped: boolean },
): string {
  const { t, number, language } = texts;
  const last = attempts.at(-1);
  if (state === "failed") return t("Gave up after {tries} tries", { tries });
  if (!last) return t(isStopped ? "Waiting" : "Sending");
  const answer = last.status === null ? t("No answer") : String(last.status);
  const ms = number(last.ms);
  if (state === "delivered")
    return tries > 1
      ? t("{answer} in {ms} ms, try {number}", { answer, ms, number: tries })
      : t("{answer} in {ms} ms", { answer, ms });
  if (isStopped) return t("{answer}, waiting", { answer });
  const left = nextAttemptAt.getTime() - now.getTime();
  const when = left < minuteMs ? t("within a minute") : inText(left, language);
  return t("{answer}, next try {when}", { answer, when });
}

function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

const minuteMs = 60_000;

function inText(ms: number, language: TeamLanguage): string {
  const words = new Intl.RelativeTimeFormat(language);
  if (ms < 90 * minuteMs) return words.format(Math.round(ms / minuteMs), "minute");
  return words.format(Math.round(ms / (60 * minuteMs)), "hour");
}
