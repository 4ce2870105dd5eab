/** Logos that can't be read, and logos that can't be read at one moment. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
import { logoTheme } from "./company-facts.ts";
import { createLogoFinder, fetchLogo } from "./find-logos.server.ts";

const log = createLog({ logLevel: "silent" });
const { signal } = new AbortController();
const png = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 4, background } })
      .extend({ top: 4, bottom: 4, left: 4, right: 4, background: "#ffffff00" })
      .png()
      .toBuffer(),
  );

type Answer = Uint8Array | number | "timeout" | "no-such-host";

/** Each address gives its answers one after the other. */
function finderOn(site: Record<string, Answer[]>) {
  const found: string[] = [];
  const asked: string[] = [];
  const fetch: EgressFetch = async (url) => {
    asked.push(url);
    const answer = site[url]?.shift() ?? 404;
    if (typeof answer === "string") throw new EgressError(answer, url, answer);
    const status = typeof answer === "number" ? answer : 200;
    const body = typeof answer === "number" ? new Uint8Array() : answer;
    return { url, status, headers: {}, body, truncated: false };
  };
  const read = (url: string) => fetchLogo(url, { owner: "test", fetch, log, signal });
  return { ...createLogoFinder(read, ({ url }) => found.push(url)), found, asked };
}

const [first, second] = ["https://acme.example/a.png", "https://acme.example/b.png"];
const urls = [first, second];

test.each(["timeout", 503, 429] as const)("a logo that was late by %s is read once more", async (answer) => {
  const finder = finderOn({ [first]: [answer, await png("#123456")], [second]: [404] });
  expect(await finder.find(urls)).toEqual([false, false]);
  expect(await finder.find(urls)).toEqual([false, false]);
  expect(finder.asked).toEqual(urls);
  expect(await finder.findLate(urls)).toEqual([true, false]);
  expect(finder.found).toEqual([first]);
  expect(finder.asked).toEqual([...urls, first]);
});

test.each([404, "no-such-host", new Uint8Array([1, 2, 3])] as const)(
  "%s isn't asked again",
  async (answer) => {
    const finder = finderOn({ [first]: [answer, await png("#123456")] });
    await finder.find([first]);
    expect(await finder.findLate([first])).toEqual([false]);
    expect(finder.asked).toEqual([first]);
  },
);

test("one of two late logos is enough, and one that stays late isn't read a third time", async () => {
  const logo = await png("#123456");
  const both = finderOn({ [first]: ["timeout", logo], [second]: ["timeout", logo] });
  await both.find(urls);
  expect(await both.findLate(urls)).toEqual([true, false]);
  const never = finderOn({ [first]: ["timeout", "timeout", logo] });
  await never.find([first]);
  expect(await never.findLate([first])).toEqual([false]);
  expect(never.asked).toHaveLength(2);
});

test("two addresses of the same picture are one logo", async () => {
  const logo = await png("#123456");
  const finder = finderOn({ [first]: [logo], [second]: [logo] });
  expect((await finder.find(urls)).filter(Boolean)).toHaveLength(1);
});

test("the name is beside the logo that the website names, and no other", () => {
  const brand = {
    brandAssets: { logoUrls: urls, namedLogoUrls: [first], faviconUrl: null, companyName: "Acme" },
  } as unknown as Parameters<typeof logoTheme>[0];
  expect(logoTheme(brand, { sourceUrl: first })).toEqual({ nameBesideLogo: true });
  expect(logoTheme(brand, { sourceUrl: second })).toEqual({});
  expect(logoTheme(brand, { sourceUrl: null })).toEqual({});
  expect(logoTheme(null, { sourceUrl: first })).toEqual({});
});
