/** The developers' gallery must show every part of `ui/`, and only in development. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startApp } from "#tests/support/app.ts";

const root = join(import.meta.dirname, "..");
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((name) => ending.test(name));

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

async function routesWhile(environment: string): Promise<RouteConfigEntry[]> {
  vi.stubEnv("NODE_ENV", environment);
  return (await import("#app/routes.ts")).default;
}

test("is part of a development server, but not of a build", async () => {
  const gallery = { path: "dev/gallery", file: "routes/dev/gallery.tsx", id: "main/gallery" };
  expect(await routesWhile("development")).toContainEqual(expect.objectContaining(gallery));
  vi.resetModules();
  const built = JSON.stringify(await routesWhile("production"));
  expect(built).toContain("routes/dashboard/layout.tsx");
  expect(built).not.toContain("routes/dev/");
});

test("is a 404 in the built app, which contains none of its code", async () => {
  const app = await startApp();
  try {
    expect(Object.keys(app.build.main.routes)).not.toContain("main/gallery");
    expect((await fetch(`${app.origin}/dev/gallery`)).status).toBe(404);
  } finally {
    await app.close();
  }
  const { longWord } = await import("#app/routes/dev/components/sample-texts.ts");
  const built = filesIn("build", /\.(?:js|css|html)$/).map((name) => join("build", name));
  expect(built.length).toBeGreaterThan(50);
  for (const name of built) expect(readFileSync(join(root, name), "utf8"), name).not.toContain(longWord);
});

test("shows every component of ui/, with a reason for each exception", () => {
  const leftOut = {
    AskBeforeLeaving: "shows nothing until someone leaves",
    BackClosesDialog: "shows nothing",
    DrawnHtml: "shows nothing of its own",
    ErrorPage: "is a page of its own",
    InlineStyle: "shows nothing",
    KeepFocus: "shows nothing",
    ProductMark: "is in ProductFrame",
    SafeHtml: "shows nothing of its own",
    StaticToast: "looks like the others, and only fits pages without scripts",
    Toaster: "is around every page",
    WordsProvider: "shows nothing",
  };
  const made = filesIn("ui", /\.tsx$/).flatMap((name) =>
    [
      ...readFileSync(join(root, "ui", name), "utf8").matchAll(/^export (?:async )?function ([A-Z]\w+)/gm),
    ].map(([, component = ""]) => component),
  );
  const drawn = filesIn("app/routes/dev", /\.tsx$/)
    .map((name) => readFileSync(join(root, "app/routes/dev", name), "utf8"))
    .join("\n");
  expect(made.filter((name) => !new RegExp(`<${name}\\b`).test(drawn)).sort()).toEqual(Object.keys(leftOut));
});
