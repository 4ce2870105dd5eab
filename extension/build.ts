/** Writes the extension for each browser to build/extension, as a folder to load and a ZIP for its store. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { zipSync } from "fflate";
import sharp from "sharp";
import { build, type InlineConfig } from "vite";
import packageJson from "../package.json" with { type: "json" };
import { type ExtensionBrowser, manifestOf } from "./manifest.ts";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
export const builtDir = join(root, "build", "extension");
const iconSizes = [16, 32, 48, 128];

const shared: InlineConfig = {
  root: here,
  configFile: false,
  publicDir: false,
  logLevel: "error",
  base: "./",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // Otherwise the environment decides, and React's production build can't run what is made for development.
  oxc: { jsx: { development: false } },
};

/** `withSites`: with the right to all websites, for tests, which can't press the browser's own buttons. */
export async function buildExtension(
  browser: ExtensionBrowser,
  { outDir = join(builtDir, browser), withSites = false } = {},
): Promise<string> {
  await rm(outDir, { recursive: true, force: true });
  await build({
    ...shared,
    plugins: [tailwindcss()],
    build: {
      outDir,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          background: join(here, "background/main.ts"),
          ...Object.fromEntries(
            ["popup", "connect", "review"].map((page) => [page, join(here, `pages/${page}.html`)]),
          ),
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
  // A content script can't import.
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: false,
      lib: {
        entry: join(here, "content/main.ts"),
        formats: ["iife"],
        name: "stepContent",
        fileName: () => "content.js",
      },
    },
  });
  const manifest = {
    ...manifestOf(browser, packageJson.version),
    ...(withSites ? { host_permissions: ["<all_urls>"] } : {}),
  };
  await writeFile(join(outDir, "manifest.json"), JSON.stringify(manifest, null, 2));
  const mark = await readFile(join(root, "public/favicon.svg"));
  for (const size of iconSizes)
    await sharp(mark, { density: 600 })
      .resize(size, size)
      .png()
      .toFile(join(outDir, `icon-${size}.png`));
  return outDir;
}

export async function zipFolder(folder: string, file: string): Promise<void> {
  const files: Record<string, Uint8Array> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1)] = await readFile(path);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, zipSync(files, { level: 9 }));
}
