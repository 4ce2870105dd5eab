/**
 * Serves the pages of `designs/` with the files of the packages that they use. Packages that aren't in the folder yet
 * are downloaded.
 */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { fetchPackage, packagePath } from "./fetch-package.ts";

const designsFolder = join(import.meta.dirname, "designs");
const packagesPath = "/packages/";

type Packages = Record<string, { version: string; files: string[] }>;

/** The pages are at `/<name>.html`. `folder` keeps the packages for later runs. */
export async function serveDesigns(folder: string): Promise<Site> {
  const packages = JSON.parse(await readFile(join(designsFolder, "packages.json"), "utf8")) as Packages;
  await mkdir(folder, { recursive: true });
  for (const [name, { version, files }] of Object.entries(packages))
    await fetchPackage(folder, { name, version, files });
  return serveSite({
    async handler(path) {
      const file = path.startsWith(packagesPath)
        ? join(folder, versionedPath(path.slice(packagesPath.length), packages))
        : join(designsFolder, path);
      if (path.includes("..")) return null;
      const body = await readFile(file).catch(() => null);
      return body && { body };
    },
  });
}

/** Pages name packages without their versions. */
function versionedPath(path: string, packages: Packages): string {
  const name = Object.keys(packages).find((one) => path.startsWith(`${one}/`));
  const version = name && packages[name]?.version;
  return name && version ? packagePath({ name, version }) + path.slice(name.length) : path;
}
