import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { onlyRoute, routeOf } from "./route-of.ts";

const paths: [id: string, parentId: string | undefined, path?: string][] = [
  ["root", undefined],
  ["help", "root", "help/:subdomain"],
  ["help/faq", "help", "faq"],
  ["help/question", "help", "faq/:slug"],
  ["help/collection", "help", "c/:slug/:page?"],
  ["help/unknown", "help", "*"],
];
const byId = (entries: [string, object][]) => Object.fromEntries(entries);
const build = {
  routes: byId(paths.map(([id, parentId, path]) => [id, { id, parentId, path }])),
  assets: { routes: byId(paths.map(([id]) => [id, { id }])) },
} as unknown as ServerBuild;

test.each([
  ["/help/acme/faq", "help/faq"],
  ["/help/acme/faq/", "help/faq"],
  ["/help/acme/faq/refunds", "help/question"],
  ["/help/acme/c/orders", "help/collection"],
  ["/help/acme/c/orders/2", "help/collection"],
  ["/help/acme/nothing/here", "help/unknown"],
  ["/HELP/acme/FAQ", "help/faq"],
  ["/help/acme/f%61q/refunds", "help/question"],
  ["/help/acme/faq/100%", "help/question"],
])("%s leads to %s, also in the build with that route only", (path, id) => {
  expect(routeOf(build, path)).toBe(id);
  const only = onlyRoute(build, id);
  expect(Object.keys(only.routes)).toEqual(["root", "help", id]);
  expect(Object.keys(only.assets.routes)).toEqual(["root", "help", id]);
  expect(routeOf(only, path)).toBe(id);
});

test("a path without a route leads to none", () => {
  expect(routeOf(build, "/elsewhere")).toBe("none");
});
