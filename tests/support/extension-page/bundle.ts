/** Bundles the extension's scripts for a page. */
import { join } from "node:path";
import { build } from "vite";

export async function bundleExtensionPage(): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, "../../.."),
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "main.ts"), formats: ["iife"], name: "stepExtensionPage" },
    },
  });
  const [{ output }] = built as unknown as [{ output: { type: string; code?: string }[] }];
  return output.find(({ type }) => type === "chunk")?.code ?? "";
}
