/** How much JavaScript the FAQ page loads before it is interactive, as the build's manifest lists it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/program-file.ts";
import { loadBuiltApp } from "#server/app-build.ts";

const maxBytes = 180_000;

/** The framework's entry, and the page with the layouts around it. Their imports include those of imported files. */
async function firstLoadOf(routeId: string): Promise<string[]> {
  const { main } = await loadBuiltApp(join(projectRoot, "build/server/index.js"));
  const { assets } = main;
  const files = new Set([assets.entry.module, ...assets.entry.imports]);
  for (let route = assets.routes[routeId]; route; route = assets.routes[route.parentId ?? ""])
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  return [...files];
}

test("the FAQ page loads at most 180 kB, and the editor only when a question is opened", async () => {
  const files = await firstLoadOf("main/dashboard/faqs");
  expect(files.some((file) => /\/faqs-[\w-]+\.js$/.test(file))).toBe(true);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const script = await readFile(join(projectRoot, "build/client", file));
      return { file, bytes: brotliCompressSync(script).byteLength };
    }),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes.toSorted((a, b) => b.bytes - a.bytes))).toBeLessThanOrEqual(maxBytes);
  // React alone is larger, so a smaller sum would mean that files are missing.
  expect(total).toBeGreaterThan(50_000);
  expect(files.filter((file) => /faq-editor|faq-reading|command-palette|markdown/.test(file))).toEqual([]);
});
