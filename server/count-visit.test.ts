import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { countVisit } from "./count-visit.ts";

test("counts a post however its URL was passed on, but not lists, feeds or pictures", () => {
  const read: string[] = [];
  const ask = (url: string, method = "GET") =>
    countVisit(
      {
        visits: { countView: () => read.push("view") } as never,
        postViews: { countPost: (slug: string) => read.push(slug) } as never,
        isTrusted: () => false,
      },
      { method, url, headers: {}, socket: { remoteAddress: "192.0.2.1" } } as IncomingMessage,
      { owner: "blog" },
    );
  for (const url of ["/blog/one", "/blog/two?utm_source=mail", "/blog/three?"]) ask(url);
  for (const url of ["/blog", "/blog?q=x", "/blog/", "/blog/one/og.png", "/blog/preview/x"]) ask(url);
  ask("/blog/four", "HEAD");
  expect(read).toEqual(["one", "two", "three"]);
});
