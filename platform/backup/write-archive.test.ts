import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeArchive } from "./write-archive.ts";

test("an archive that gets too large says so, wherever writing is then", async () => {
  const folder = await mkdtemp(join(tmpdir(), "step-archive-"));
  const signal = new AbortController().signal;
  for (let texts = 1; texts <= 40; texts += 1) {
    const archive = writeArchive(join(folder, `${texts}.tar`), { maxBytes: texts * 700, signal });
    const fill = async () => {
      for (let index = 0; index < 200; index += 1) await archive.addText(`${index}`, "text");
      await archive.finish();
    };
    await expect(fill()).rejects.toThrow(/BACKUPS_MAX_GB/);
    await archive.abandon();
  }
  await rm(folder, { recursive: true });
});
