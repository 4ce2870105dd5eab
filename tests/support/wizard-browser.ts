/** An owner in the wizard, with the real server, a real browser, and its console messages. */
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { readConfig } from "#platform/config.ts";
import type { Services } from "#platform/services.ts";
import { openRunningServices } from "#server/services.ts";
import { addSession } from "./add-session.ts";
import { isLive } from "./is-live.ts";
import type { TestServer } from "./server.ts";
import { createUser, type TestUser, type TestUserOptions } from "./sign-in.ts";

export interface WizardVisit {
  page: Page;
  owner: TestUser;
  /** Script errors, failed requests and violations of the content policy. */
  problems: string[];
}

export interface WizardBrowser {
  services: Services;
  /** Opens the wizard at its first step for a new owner. */
  open(options?: BrowserContextOptions & { user?: TestUserOptions }): Promise<WizardVisit>;
  /** Opens another tab or device of the same owner. */
  openAs(owner: TestUser, options?: BrowserContextOptions): Promise<WizardVisit>;
  /** Leaves the browser's pages open. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Connects to a server in another process. Its services come from the command line. */
export async function openWizardBrowser(
  server: Pick<TestServer, "origin" | "port" | "dataDir">,
  browser: Browser,
): Promise<WizardBrowser> {
  const config = readConfig({ DATA_DIR: server.dataDir, PORT: String(server.port) });
  const opened = await openRunningServices(config);
  if (!opened) throw new Error("no server runs");
  return createWizardBrowser({ origin: server.origin, services: opened.services, browser }, opened.close);
}

interface WizardServer {
  origin: string;
  services: Services;
  browser: Browser;
}

/** `disconnect` closes the services, unless the server itself does. */
export function createWizardBrowser(
  { origin, services, browser }: WizardServer,
  disconnect: () => Promise<void> = async () => {},
): WizardBrowser {
  async function openAs(owner: TestUser, options: BrowserContextOptions = {}): Promise<WizardVisit> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    await addSession(context, { origin }, owner.cookie);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto(`${origin}/onboarding`);
    if (options.javaScriptEnabled !== false) await isLive(page);
    return { page, owner, problems };
  }

  return {
    services,
    async open({ user, ...options } = {}) {
      const owner = await createUser(services, { companyName: "", ...user });
      return openAs(owner, options);
    },
    openAs,
    disconnect,
    async close() {
      for (const context of browser.contexts()) await context.close();
      await disconnect();
    },
  };
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

export function heading(page: Page, name: string) {
  return page.getByRole("heading", { level: 1, name, exact: true });
}

export const headings = {
  welcome: "Welcome",
  url: "Is this your website URL?",
  crawl: "Analyzing your website",
  colors: "Are these your colors?",
  logo: "Select from logos we found on your website, or upload your own",
  generating: "Generating content",
  complete: "Your help center is ready!",
} as const;

/** Goes from any earlier step to the last one, with this website or the sample. */
export async function walkToEnd(page: Page, website?: string): Promise<void> {
  const [welcome, url, colors] = [headings.welcome, headings.url, headings.colors].map((name) =>
    heading(page, name),
  ) as [Locator, Locator, Locator];
  await welcome.or(url).or(colors).waitFor();
  if (await welcome.isVisible()) await press(page, "Next");
  await url.or(colors).waitFor();
  if (await url.isVisible()) {
    if (website) await page.getByLabel("Website URL").fill(website);
    await press(page, website ? "Next" : "No website? Try the sample");
  }
  await heading(page, headings.colors).waitFor();
  await press(page, "Next");
  await heading(page, headings.logo).waitFor();
  await press(page, "Next");
  await heading(page, headings.complete).waitFor();
}

/**
 * Holds the form with these fields in flight until the returned function is called. Reading and writing advance the
 * wizard automatically after a second, which a busy machine can miss. For assertions before that, use `{ to:
 * "brand-colors" }` or `{ to: "complete" }`.
 */
export async function holdForm(page: Page, fields: Record<string, string>): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}\r\n`);
  await page.route("**/onboarding/state", async (route) => {
    const posted = route.request().postData() ?? "";
    if (parts.every((part) => posted.includes(part))) await released.promise;
    // The page may be closed by then.
    await route.fallback().catch(() => undefined);
  });
  return released.resolve;
}

/** Returns layout shifts without recent input, with what moved and by how much. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const seen = window as unknown as { shifts: string[] };
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          seen.shifts.push(`${value} ${sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`)}`);
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
