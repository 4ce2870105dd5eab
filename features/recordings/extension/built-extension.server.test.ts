import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findBuiltExtension, listBuiltExtensions } from "./built-extension.server.ts";

test("only browsers for which a file was built are listed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "extension-"));
  try {
    expect(await listBuiltExtensions({ folder })).toEqual([]);
    await writeFile(join(folder, "step-recorder-firefox.zip"), "PK");
    expect(await listBuiltExtensions({ folder })).toEqual(["firefox"]);
    expect(await findBuiltExtension("firefox", { folder })).toMatchObject({ bytes: 2 });
    expect(await findBuiltExtension("chrome", { folder })).toBeNull();
  } finally {
    await rm(folder, { recursive: true });
  }
});
