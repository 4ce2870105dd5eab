/** The extension that `npm run build:extension` wrote. A server has it if an operator ran that. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#platform/program-file.ts";

export const extensionBrowsers = ["chrome", "firefox"] as const;
export type ExtensionBrowser = (typeof extensionBrowsers)[number];

export interface BuiltExtension {
  browser: ExtensionBrowser;
  name: string;
  path: string;
  bytes: number;
}

const builtDir = join(projectRoot, "build", "extension");

/** Null if it isn't built. */
export async function findBuiltExtension(
  browser: ExtensionBrowser,
  { folder = builtDir } = {},
): Promise<BuiltExtension | null> {
  const name = `step-recorder-${browser}.zip`;
  const path = join(folder, name);
  const file = await stat(path).catch(() => null);
  return file?.isFile() ? { browser, name, path, bytes: file.size } : null;
}

export async function listBuiltExtensions(options: { folder?: string } = {}): Promise<ExtensionBrowser[]> {
  const found = await Promise.all(extensionBrowsers.map((browser) => findBuiltExtension(browser, options)));
  return found.flatMap((one) => one?.browser ?? []);
}
