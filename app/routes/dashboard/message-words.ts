/** Formats the times of messages and builds replies to them. If the zone is undefined, the browser's own is used. */

import { dayAndTimeIn, dayOnlyIn, shortDayNameIn } from "#engines/messages/team/team-dates.ts";
import { englishTexts, type TeamTexts } from "#engines/messages/team/team-texts.ts";
import type { InboxMessage } from "#features/contact/inbox.server.ts";
import { dayIn, type Zone } from "#shared/day-text.ts";

interface Reader {
  zone: Zone;
  texts?: TeamTexts<"inbox">;
}

/** Formats the day as "Today", "Nov 19" or "Nov 19, 2025". */
export function messageDay(
  sentAt: string,
  { now, zone, texts = englishTexts("inbox") }: Reader & { now: string },
): string {
  const [sent, today] = [dayIn(sentAt, zone), dayIn(now, zone)];
  if (sent === today) return texts.t("Today");
  return sent.slice(0, 4) === today.slice(0, 4)
    ? shortDayNameIn(texts.language, sent)
    : dayOnlyIn(texts.language)(sentAt, zone);
}

/** Mail programs accept about 2,000 characters in a mailto URL. */
const maxQuoteLength = 600;

export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** Returns a mailto URL that opens a reply with the message quoted. */
export function replyAddress(
  { email, message, sentAt }: InboxMessage,
  { zone, texts = englishTexts("inbox") }: Reader,
): string {
  const { t, language } = texts;
  const quoted = message.length > maxQuoteLength ? `${message.slice(0, maxQuoteLength)} …` : message;
  const body = `\n\n${t("On {when} you wrote:", { when: dayAndTimeIn(language)(sentAt, zone) })}\n> ${quoted.replaceAll("\n", "\n> ")}\n`;
  const query = `subject=${encodeURIComponent(t("Re: your message"))}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  return `${mailAddress(email)}?${query}`;
}
