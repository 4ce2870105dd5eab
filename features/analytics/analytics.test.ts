import { describe, expect, it } from "vitest";
import { isCounted } from "#platform/is-counted.ts";
import { fillDays, readRange, scaleTop, startOfRange } from "./day-visits.ts";
import { storableQuery } from "./storable-query.ts";

const person = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "sec-fetch-dest": "document",
};

describe("isCounted", () => {
  it("counts a person's page view, also with an old browser", () => {
    expect(isCounted(person)).toBe(true);
    expect(isCounted({ "user-agent": person["user-agent"] })).toBe(true);
    expect(isCounted({ ...person, cookie: "theme=dark" })).toBe(true);
  });

  it.each([
    ["no user agent", { "user-agent": undefined }],
    ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a script", { "user-agent": "curl/8.9" }],
    ["a headless browser", { "user-agent": "Mozilla/5.0 HeadlessChrome/140" }],
    ["a search suggestion request", { "sec-fetch-dest": "empty" }],
    ["a frame", { "sec-fetch-dest": "iframe" }],
    ["a prefetched page", { "sec-purpose": "prefetch" }],
    ["a signed-in user", { cookie: "a=b; step.session_token=x.y" }],
    ["a signed-in user over https", { cookie: "__Secure-step.session_token=x.y" }],
  ])("doesn't count %s", (_, headers) => {
    expect(isCounted({ ...person, ...headers })).toBe(false);
  });
});

describe("storableQuery", () => {
  it.each([
    ["  Gift   Voucher\n", "gift voucher"],
    ["ÖFFNUNGSZEITEN", "öffnungszeiten"],
    ["iphone 15 pro 256", "iphone 15 pro 256"],
    ["refund\0\u200b policy", "refund policy"],
  ])("keeps %j as %j", (query, kept) => {
    expect(storableQuery(query)).toBe(kept);
  });

  it.each([
    "",
    "x",
    "ada@example.com",
    "https://example.com/me",
    "www.example.com",
    "call 0117 496 0142",
    "order 44-17-33",
    "4111 1111 1111 1111",
    "a".repeat(81),
  ])("returns null for %j", (query) => {
    expect(storableQuery(query)).toBeNull();
  });
});

describe("days", () => {
  it("are as many as asked for, or thirty", () => {
    expect(["7", "30", "90", "8", "", null].map(readRange)).toEqual([7, 30, 90, 30, 30, 30]);
    expect(fillDays([], "2026-03-01", 2).map(({ day }) => day)).toEqual(["2026-02-28", "2026-03-01"]);
  });

  it.each([7, 30, 365] as const)(
    "of the last %i begin when the chart's first one begins, in UTC",
    (range) => {
      const now = new Date("2026-11-21T23:30:00+02:00");
      const [first] = fillDays([], now.toISOString().slice(0, 10), range);
      expect(startOfRange(now, range).toISOString()).toBe(`${first?.day}T00:00:00.000Z`);
    },
  );

  it("are thirty without gaps, across the end of a month", () => {
    const days = fillDays([{ day: "2026-11-20", views: 3, searches: 1 }], "2026-11-21", 30);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: "2026-10-23", views: 0, searches: 0 });
    expect(days.slice(-2)).toEqual([
      { day: "2026-11-20", views: 3, searches: 1 },
      { day: "2026-11-21", views: 0, searches: 0 },
    ]);
  });

  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [7, 10],
    [11, 20],
    [39, 40],
    [84, 100],
    [100, 100],
    [101, 200],
  ])("scaleTop(%i) is %i", (highest, top) => {
    expect(scaleTop(highest)).toBe(top);
  });
});
