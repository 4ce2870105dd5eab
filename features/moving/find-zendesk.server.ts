/** Finds out whether an address is a Zendesk help center. */
import { zendeskLocales } from "#engines/moving/zendesk.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
import { zendeskLocalesPath } from "./sources/zendesk-source.server.ts";

const timeoutMs = 5_000;
const maxBytes = 100_000;

/** Returns its origin, or null for any other website and for a help center that needs a sign-in. */
export async function findZendesk(fetch: EgressFetch, url: URL): Promise<string | null> {
  try {
    const response = await fetch(new URL(zendeskLocalesPath, url).href, {
      headers: { accept: "application/json" },
      timeoutMs,
      maxBytes,
    });
    const { host, origin } = new URL(response.url);
    if (response.status !== 200 || response.truncated || host !== url.host) return null;
    const { success } = zendeskLocales.safeParse(JSON.parse(new TextDecoder().decode(response.body)));
    return success ? origin : null;
  } catch (error) {
    if (error instanceof EgressError || error instanceof SyntaxError) return null;
    throw error;
  }
}
