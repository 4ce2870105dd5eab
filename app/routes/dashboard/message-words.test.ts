import { expect, test } from "vitest";
import { dayAndTime } from "#app/components/local-time.tsx";
import { messageDay } from "./message-words.ts";

const now = "2026-01-01T03:00:00.000Z";

test("a message's day is the reader's own: what is today in Tokyo is last year in New York", () => {
  const sentAt = "2026-01-01T02:30:00.000Z";
  expect(messageDay(sentAt, { now, zone: "Asia/Tokyo" })).toBe("Today");
  expect(messageDay("2025-12-31T23:00:00.000Z", { now, zone: "Asia/Tokyo" })).toBe("Today");
  expect(messageDay("2025-12-31T23:00:00.000Z", { now, zone: "UTC" })).toBe("Dec 31, 2025");
  expect(messageDay("2025-12-30T23:00:00.000Z", { now, zone: "America/New_York" })).toBe("Dec 30");
});

test("a time in another zone than the reader's own says which", () => {
  expect(dayAndTime("2026-01-01T02:30:00.000Z", "UTC")).toBe("Jan 1, 2026, 02:30 UTC");
  expect(dayAndTime("2026-01-01T02:30:00.000Z", undefined)).not.toContain("UTC");
});
