/** Compresses files once during the build instead of for each visitor. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|wasm)$/;
/** For smaller files, the headers are larger than the savings. */
const minBytes = 500;
/**
 * The best quality takes a second per half megabyte. Larger files get a lower quality, because they belong to the
 * dashboard and browsers cache them for a long time.
 */
const bestBelowBytes = 250_000;
const bestQuality = 11;

export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (!compressible.test(file.fileName) || bytes.length < minBytes) return;
          const quality = bytes.length < bestBelowBytes ? bestQuality : bestQuality - 2;
          await writeCompressed(join(dir, file.fileName), bytes, quality);
        }),
      );
    },
  };
}

/**
 * React Router writes the browser's list of routes after the bundle. Most of it are the modules that each route imports,
 * which browsers only need for prefetching. Without them, each page of the team has to read a fifth of the list.
 */
export async function shrinkRouteManifests(assetsDir: string): Promise<void> {
  const names = (await readdir(assetsDir)).filter((name) => /^manifest-[\w-]+\.js$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(assetsDir, name);
      const [, start = "", json = ""] = /^(.*?=)(\{.*\});$/s.exec(await readFile(path, "utf8")) ?? [];
      if (json === "") throw new Error(`${name} isn't a route manifest`);
      const { routes, ...manifest }: { routes: Record<string, { imports?: string[] }> } = JSON.parse(json);
      const short = Object.entries(routes).map(([id, { imports: _, ...route }]) => [id, route]);
      const bytes = Buffer.from(
        `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(short) })};`,
      );
      await writeFile(path, bytes);
      await writeCompressed(path, bytes, bestQuality);
    }),
  );
}

async function writeCompressed(path: string, bytes: Buffer, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${path}.br`, await compressBrotli(bytes, { params }));
  await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
}
