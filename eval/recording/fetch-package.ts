/** Downloads files of an npm package, without running anything of it. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface WantedPackage {
  name: string;
  version: string;
  /** Files and folders in the package. */
  files: string[];
}

/** Another version is another folder. */
export function packagePath({ name, version }: Pick<WantedPackage, "name" | "version">): string {
  return `${name}@${version}`;
}

/** Does nothing if the folder has this version of the package already. */
export async function fetchPackage(folder: string, { name, version, files }: WantedPackage): Promise<void> {
  const place = join(folder, packagePath({ name, version }));
  if (await stat(place).catch(() => null)) return;
  process.stderr.write(`${name}@${version} …\n`);
  const work = await mkdtemp(join(folder, "unpack-"));
  try {
    const { stdout } = await run("npm", [
      "pack",
      `${name}@${version}`,
      "--silent",
      "--pack-destination",
      work,
    ]);
    await run("tar", [
      ...["-xzf", join(work, stdout.trim().split("\n").at(-1) ?? ""), "-C", work, "--no-same-owner"],
      ...files.map((file) => `package/${file}`),
    ]);
    await mkdir(join(place, ".."), { recursive: true });
    await rename(join(work, "package"), place);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
