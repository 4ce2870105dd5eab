/** Ctrl-C reaches a command twice, from the terminal and from npm. What it did until then is kept. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { programFile, projectRoot } from "#platform/program-file.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let site: Site;
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-interrupted-"));
  site = await serveSite({
    pages: {
      "/": "<!doctype html><html lang=en><title>Team</title><h1>Team</h1>",
      "/slow": { failure: "hang" },
    },
  });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Sends SIGINT once the slow page was opened, and again as soon as the command has answered the first one. */
async function interrupt(args: string[]) {
  const before = site.requests.length;
  const child = spawn(process.execPath, [programFile("#server/cli/main.ts"), ...args], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const ended = once(child, "close");
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data));
  const opened = () => site.requests.slice(before).some(({ url }) => url === "/slow");
  await expect.poll(() => opened() || child.exitCode !== null).toBe(true);
  const lines = said;
  child.kill("SIGINT");
  await expect.poll(() => said.slice(lines.length)).toMatch(/^(Finishing|Stopping)/m);
  child.kill("SIGINT");
  const [code, signal] = await ended;
  return { code, signal, said };
}

test("record writes the steps that were recorded", async () => {
  const [replay, out] = [join(folder, "chrome.json"), join(folder, "clicks.zip")];
  const steps = ["/", "/slow"].map((path) => ({ type: "navigate", url: site.url + path }));
  await writeFile(replay, JSON.stringify({ title: "Team", steps }));
  const { code, signal, said } = await interrupt(["record", "--replay", replay, "--headless", "--out", out]);
  expect({ code, signal, said }).toMatchObject({ code: 0, signal: null });
  expect(openClicksFile(await readFile(out)).steps.map(({ pageTitle }) => pageTitle)).toEqual(["Team"]);
});

test("guides replay closes its browser and says that it stopped", {
  tags: "long",
}, async () => {
  const file = join(folder, "guide.zip");
  const steps = ["/", "/slow", "/"].map((path, at) => ({
    step: { at, verb: "navigate" as const, url: site.url + path, pageTitle: "Team" },
    picture: null,
  }));
  await writeFile(file, packClicks(steps));
  const { code, signal, said } = await interrupt(["guides", "replay", file]);
  expect({ code, signal }).toEqual({ code: 1, signal: null });
  expect(said.trim().split("\n").at(-1)).toBe("Stopped before the last step. Nothing was stored.");
});
