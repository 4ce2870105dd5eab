import { expect, it } from "vitest";
import { rememberRobots } from "./remember-robots.ts";

it("loads the rules of a server once, and asks once about what they refuse", async () => {
  const loaded: string[] = [];
  const asked: string[] = [];
  const robotsOf = rememberRobots(async (origin) => {
    loaded.push(origin);
    return {
      crawlDelayMs: 0,
      sitemaps: [],
      isAllowed(url) {
        asked.push(url);
        return !url.endsWith("/internal");
      },
    };
  });
  const origin = "https://acme.example";
  const rules = await robotsOf(origin);
  expect(await robotsOf(origin)).toBe(rules);
  const isAllowed = ["/internal", "/help", "/internal"].map((path) => rules.isAllowed(origin + path));
  expect(isAllowed).toEqual([false, true, false]);
  expect(asked).toEqual([`${origin}/internal`, `${origin}/help`]);
  await robotsOf("https://help.acme.example");
  expect(loaded).toEqual([origin, "https://help.acme.example"]);
});
