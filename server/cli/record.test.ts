/** What `record --replay` says about a file that it can't repeat. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCliHere } from "#tests/support/cli.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-record-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function saidAbout(name: string, content: string | null): Promise<string> {
  const file = join(folder, name);
  if (content !== null) await writeFile(file, content);
  const { code, stderr } = await runCliHere(["record", "--replay", file, "--headless"], { DATA_DIR: folder });
  expect(code).toBe(1);
  return stderr.replace(file, "FILE").trim();
}

const recording = (steps: unknown[]) => JSON.stringify({ title: "Export", steps });
const press = { type: "click", selectors: [["aria/Export"]] };

test("a file that doesn't exist, or is a folder", async () => {
  expect(await saidAbout("gone.json", null)).toBe("FILE doesn't exist.");
  await mkdir(join(folder, "folder.json"));
  expect(await saidAbout("folder.json", null)).toBe("FILE can't be read.");
});

test("a recording that is too large or too long", async () => {
  const large = recording([
    { ...press, selectors: Array(50).fill(["#export".padEnd(19_999, "x"), "#b".padEnd(9_999, "y")]) },
  ]);
  expect(await saidAbout("large.json", large)).toBe("FILE is larger than 1 MB. Record a shorter task.");
  expect(await saidAbout("long.json", recording(Array(1_001).fill(press)))).toBe(
    "FILE has too many steps. Record a shorter task.",
  );
});

test.each(["", "null", "[]", '{"steps":"none"}', recording([{ type: 5 }]), "{"])(
  "no recording: %s",
  async (content) => {
    expect(await saidAbout("other.json", content)).toBe(
      "FILE isn't a recording of the Chrome DevTools Recorder.",
    );
  },
);

test("a recording is read with the mark that editors on Windows write before it", async () => {
  expect(await saidAbout("marked.json", `\uFEFF${recording([])}`)).toBe("Nothing was recorded.");
});
