/** Built files are compressed once, when they are built, and not for each visitor. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|wasm)$/;
/** Below that the headers weigh more than what is saved. */
const minBytes = 500;
/** The best quality takes a second for half a megabyte; large files come with the dashboard and are kept for long. */
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
