/** A website that was typed on the start page is filled in when its owner reaches the wizard. */
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

async function cookieFor(website: string): Promise<string | null> {
  const query = new URLSearchParams({ mode: "signup", website });
  const response = await fetch(`${app.origin}/auth?${query}`);
  const set = response.headers.getSetCookie().find((each) => each.startsWith("step.website="));
  return set?.split(";")[0] ?? null;
}

/** The address in the wizard's field. */
async function filledIn(cookie: string | null): Promise<string | undefined> {
  const owner = await createUser(app.services, { email: `owner-${++count}@mail-domain.example` });
  const headers = { cookie: [owner.cookie, cookie ?? ""].join("; "), origin: app.origin };
  const step = new URLSearchParams({ intent: "go", to: "url-input" });
  await fetch(`${app.origin}/onboarding`, { method: "POST", headers, body: step, redirect: "manual" });
  const html = await (await fetch(`${app.origin}/onboarding`, { headers })).text();
  return load(html)("input[name=url]").attr("value");
}

let count = 0;

test.each([
  ["Shop.Example", "https://shop.example"],
  ["http://shop.example/de/?utm_source=x#top", "http://shop.example/de/"],
])("%s becomes %s", async (typed, url) => {
  expect(await filledIn(await cookieFor(typed))).toBe(url);
});

test.each(["", "no address", "javascript:alert(1)", "ftp://shop.example", "https://a:b@shop.example"])(
  "%o isn't kept, and the wizard suggests the mail's domain",
  async (typed) => {
    expect(await cookieFor(typed)).toBeNull();
    expect(await filledIn(null)).toBe("https://mail-domain.example");
  },
);

test("a forged cookie is checked like a typed address", async () => {
  const forged = Buffer.from(JSON.stringify("javascript:alert(1)")).toString("base64");
  expect(await filledIn(`step.website=${encodeURIComponent(forged)}`)).toBe("https://mail-domain.example");
});
