/** Formats the times of messages and builds replies to them. If the zone is undefined, the browser's own is used. */

import type { InboxMessage } from "#features/contact/inbox.server.ts";
import { dateIn, dayIn, shortDayName, type Zone } from "#shared/day-text.ts";
import { dayAndTime } from "#ui/local-time.tsx";

/** Formats the day as "Today", "Nov 19" or "Nov 19, 2025". */
export function messageDay(sentAt: string, { now, zone }: { now: string; zone: Zone }): string {
  const [sent, today] = [dayIn(sentAt, zone), dayIn(now, zone)];
  if (sent === today) return "Today";
  return sent.slice(0, 4) === today.slice(0, 4) ? shortDayName(sent) : dateIn(sentAt, zone);
}

/** Mail programs accept about 2,000 characters in a mailto URL. */
const maxQuoteLength = 600;

export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** Returns a mailto URL that opens a reply with the message quoted. */
export function replyAddress({ email, message, sentAt }: InboxMessage, zone: Zone): string {
  const quoted = message.length > maxQuoteLength ? `${message.slice(0, maxQuoteLength)} …` : message;
  const body = `\n\nOn ${dayAndTime(sentAt, zone)} you wrote:\n> ${quoted.replaceAll("\n", "\n> ")}\n`;
  const query = `subject=${encodeURIComponent("Re: your message")}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  return `${mailAddress(email)}?${query}`;
}
