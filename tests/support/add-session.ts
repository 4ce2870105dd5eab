import type { BrowserContext } from "playwright-core";

/** Signs a browser in with a test user's cookie. Without one, its visitor stays a stranger. */
export async function addSession(
  context: BrowserContext,
  { origin }: { origin: string },
  cookie: string | undefined,
): Promise<void> {
  const [name, value = ""] = cookie?.split(/=(.*)/s) ?? [];
  if (name) await context.addCookies([{ name, value, url: origin }]);
}
