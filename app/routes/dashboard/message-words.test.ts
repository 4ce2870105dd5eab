import { expect, test, vi } from "vitest";
import { dayAndTime } from "#ui/local-time.tsx";
import { messageDay } from "./message-words.ts";

const now = "2026-01-01T03:00:00.000Z";

const sentAt = "2026-01-01T02:30:00.000Z";

test("groups a message by the reader's day: today in Tokyo can be last year in New York", () => {
  inZone("Asia/Tokyo", () => {
    expect(messageDay(sentAt, { now, zone: undefined })).toBe("Today");
    expect(messageDay("2025-12-31T23:00:00.000Z", { now, zone: undefined })).toBe("Today");
  });
  expect(messageDay("2025-12-31T23:00:00.000Z", { now, zone: "UTC" })).toBe("Dec 31, 2025");
  inZone("America/New_York", () => {
    expect(messageDay("2025-12-30T23:00:00.000Z", { now, zone: undefined })).toBe("Dec 30");
  });
});

function inZone(zone: string, look: () => void): void {
  vi.stubEnv("TZ", zone);
  try {
    look();
  } finally {
    vi.unstubAllEnvs();
  }
}

test("names the time zone if it isn't the reader's own", () => {
  expect(dayAndTime("2026-01-01T02:30:00.000Z", "UTC")).toBe("Jan 1, 2026, 02:30 UTC");
  expect(dayAndTime("2026-01-01T02:30:00.000Z", undefined)).not.toContain("UTC");
});
