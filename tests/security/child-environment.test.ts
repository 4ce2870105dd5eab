/** Child processes that parse untrusted files must not inherit our environment, which holds secrets and settings. */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runTool } from "#features/videos/run-tool.server.ts";
import { drawPicture } from "#platform/picture/draw-picture.ts";
import { prepareImage } from "#platform/storage/prepare-image.ts";

let folder: string;

/**
 * With our environment, a Node process would run a script that writes a file, which makes inheritance visible from
 * outside.
 */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-environment-"));
  const script = join(folder, "tell.mjs");
  const leaving = join(folder, "inherited-");
  await writeFile(
    script,
    `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(leaving)} + process.pid, "");`,
  );
  vi.stubEnv("NODE_OPTIONS", `--import=${pathToFileURL(script).href}`);
  vi.stubEnv("STEP_TEST_SECRET", "not for children");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const inherited = async () => (await readdir(folder)).filter((name) => name.startsWith("inherited-"));

test("starts the process that renders an SVG without our environment", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle r="9"/></svg>';
  await prepareImage(Buffer.from(svg), { owner: "acme", maxBytes: 1_000 });
  expect(await inherited()).toEqual([]);
});

test("starts the process that renders page pictures without our environment", async () => {
  const colors = { ground: "#ffffff", text: "#000000", quiet: "#555555", accent: "#0000ff", ink: "#ffffff" };
  const facts = { colors, name: "Acme", title: "FAQ", address: "acme.test", logo: null, language: "en" };
  expect(await drawPicture(facts, { owner: "acme" })).not.toBeNull();
  expect(await inherited()).toEqual([]);
});

test("passes only the path to the programs that read videos", async () => {
  await writeFile(join(folder, "ffprobe"), "#!/bin/sh\n/usr/bin/env\n", { mode: 0o755 });
  const signal = new AbortController().signal;
  const ran = await runTool("ffprobe", [], { path: `${folder}:/usr/bin:/bin`, timeoutMs: 30_000, signal });
  if (ran.kind !== "done") throw new Error(ran.kind);
  expect(ran.output).toContain(`PATH=${folder}`);
  expect(ran.output).not.toContain("STEP_TEST_SECRET");
  expect(ran.output).not.toContain("NODE_OPTIONS");
});
