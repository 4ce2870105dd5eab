/** Times and answers of messages. In UTC, so that server and browser write the same. */
import type { InboxMessage } from "#features/contact/inbox.server.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const oldDayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const timeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** "Today", "Nov 19" or "Nov 19, 2025". Both ISO 8601. */
export function messageDay(sentAt: string, now: string): string {
  if (sentAt.slice(0, 10) === now.slice(0, 10)) return "Today";
  return (sentAt.slice(0, 4) === now.slice(0, 4) ? dayFormat : oldDayFormat).format(new Date(sentAt));
}

export function messageTime(sentAt: string): string {
  return `${timeFormat.format(new Date(sentAt))} UTC`;
}

/** Mail programs take about 2,000 characters of an address. */
const maxQuoteLength = 600;

export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** Opens the owner's own mail program with the message quoted. */
export function replyAddress({ email, message, sentAt }: InboxMessage): string {
  const quoted = message.length > maxQuoteLength ? `${message.slice(0, maxQuoteLength)} …` : message;
  const body = `\n\nOn ${messageTime(sentAt)} you wrote:\n> ${quoted.replaceAll("\n", "\n> ")}\n`;
  const query = `subject=${encodeURIComponent("Re: your message")}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  return `${mailAddress(email)}?${query}`;
}
