import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/program-file.ts";
import { areaOf } from "#shared/route-areas.ts";
import { cutAppBuild, loadBuiltApp } from "./app-build.ts";

const builtServer = join(projectRoot, "build/server");

test("loads help centers at the start, and the other pages by area", async () => {
  const { main, loadAround } = await loadBuiltApp(join(builtServer, "index.js"));
  const loaded = () =>
    Object.values(main.routes).flatMap((route) => (route?.module ? [areaOf(route.id)] : []));
  expect(new Set(loaded())).toEqual(new Set(["centers"]));
  const team = await loadAround("main/dashboard/faqs");
  expect(new Set(loaded())).toEqual(new Set(["centers", "team"]));
  expect(team.routes["main/dashboard/faqs"]?.module.loader).toBeTypeOf("function");
  expect(team.routes["main/landing"]).toBeUndefined();
  expect(await loadAround("main/dashboard")).toBe(team);
});

test("an area that couldn't be loaded is loaded again at the next request", async () => {
  const build = await import(pathToFileURL(join(builtServer, "index.js")).href);
  let tries = 0;
  const team = async () => {
    tries += 1;
    if (tries === 1) throw new Error("too many open files");
    return { modules: {} };
  };
  const { loadAround } = cutAppBuild({ ...build, areas: { team } });
  await expect(loadAround("main/dashboard")).rejects.toThrow("too many open files");
  await loadAround("main/dashboard");
  await loadAround("main/dashboard/faqs");
  expect(tries).toBe(2);
});

test("an area that is loaded ahead of requests isn't used until a request needs it", async () => {
  const build = await import(pathToFileURL(join(builtServer, "index.js")).href);
  let loads = 0;
  const team = async () => {
    loads += 1;
    return { modules: {} };
  };
  const { loadAhead, loadAround, usedAreas } = cutAppBuild({ ...build, areas: { team } });
  await loadAhead("team");
  expect(usedAreas()).toEqual([]);
  await loadAround("main/dashboard");
  expect(usedAreas()).toEqual(["team"]);
  expect(loads).toBe(1);
});

test("layouts and their pages are in the same area", async () => {
  const { main } = await loadBuiltApp(join(builtServer, "index.js"));
  const inside = Object.values(main.routes).flatMap((route) =>
    route?.parentId && route.parentId !== "root" ? [[route.id, route.parentId] as const] : [],
  );
  expect(inside.length).toBeGreaterThan(50);
  for (const [id, parentId] of inside) expect(areaOf(id), id).toBe(areaOf(parentId));
});

test("the build of the pages has no copy of the server's modules", () => {
  const files = readdirSync(builtServer, { recursive: true, encoding: "utf8" });
  const built = files.filter((name) => name.endsWith(".js")).map((name) => join(builtServer, name));
  const texts = built.map((file) => readFileSync(file, "utf8"));
  expect(texts.some((text) => text.includes(' from "#features/'))).toBe(true);
  // All tables are defined in db/, and all requests to other hosts go through platform/egress/.
  for (const text of texts) expect(text).not.toMatch(/\bpgTable\(|\bcreateEgressRules\(/);
});
