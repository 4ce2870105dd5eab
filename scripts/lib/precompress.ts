/** Compresses files once during the build instead of for each visitor. */
import { writeFile } from "node:fs/promises";
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
const bestBelowBytes = 150_000;

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
          const quality = bytes.length < bestBelowBytes ? 11 : 9;
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
          const path = join(dir, file.fileName);
          await writeFile(`${path}.br`, await compressBrotli(bytes, { params }));
          await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
        }),
      );
    },
  };
}
