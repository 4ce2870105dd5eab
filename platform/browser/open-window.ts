/** Opens the operator's own browser window. */
import type { BrowserContext } from "playwright-core";
import type { EgressRules } from "#platform/egress/egress-rules.ts";
import { passedVariables, proxySwitches } from "./launch-browser.ts";
import { startPinningProxy } from "./pinning-proxy.ts";
import { maxTransferBytes } from "./visit-page.ts";

export interface OpenWindowOptions {
  executablePath: string;
  /** Null for a profile that is deleted with the window. */
  profileDir: string | null;
  isHeadless: boolean;
  /** For addresses that the operator didn't choose. Null for the network of this machine. */
  rules: EgressRules | null;
}

/** What a window needs to reach the screen. */
const screenVariables = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS"];
const headlessSize = { width: 1_280, height: 800 };

/** Closing the context closes the browser. Signals don't, so that the caller can finish its work first. */
export async function openWindow({ rules, ...window }: OpenWindowOptions): Promise<BrowserContext> {
  if (rules === null) return launch(window, {});
  const proxy = await startPinningProxy({ rules });
  const { username, password } = proxy.grant({ maxBytes: maxTransferBytes });
  try {
    const context = await launch(window, {
      proxy: { server: proxy.server, bypass: "<-loopback>", username, password },
      serviceWorkers: "block",
      acceptDownloads: false,
    });
    context.on("close", () => void proxy.close());
    return context;
  } catch (error) {
    await proxy.close();
    throw error;
  }
}

type LaunchOptions = NonNullable<
  Parameters<typeof import("playwright-core")["chromium"]["launchPersistentContext"]>[1]
>;

async function launch(
  { executablePath, profileDir, isHeadless }: Omit<OpenWindowOptions, "rules">,
  options: LaunchOptions,
): Promise<BrowserContext> {
  const { chromium } = await import("playwright-core");
  return chromium.launchPersistentContext(profileDir ?? "", {
    executablePath,
    headless: isHeadless,
    viewport: isHeadless ? headlessSize : null,
    chromiumSandbox: process.getuid?.() !== 0,
    env: passedEnvironment([...passedVariables, ...screenVariables]),
    args: ["--no-first-run", "--disable-sync", ...(options.proxy ? proxySwitches : [])],
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    ...options,
  });
}

function passedEnvironment(names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
