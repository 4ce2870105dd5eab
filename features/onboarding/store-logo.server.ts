/** Fetches the best logo that a site has, re-encodes it and keeps it. */

import type { Services } from "#platform/services.ts";
import { prepareImage } from "#platform/storage/prepare-image.ts";
import type { EgressFetch } from "#shared/egress.ts";

const maxLogoBytes = 2_000_000;
/** Twice the recommended 200 px, for dense screens. */
const maxLogoPixels = 400;

export interface LogoSearch {
  crawlId: string;
  /** Best first. */
  urls: string[];
  fetch: EgressFetch;
  signal: AbortSignal;
}

/** The stored picture's path on our own origin, or null when none could be had: the name is shown instead. */
export async function storeLogo({ storage, log }: Services, search: LogoSearch): Promise<string | null> {
  for (const url of search.urls) {
    try {
      const bytes = await bytesOf(url, search);
      const image = await prepareImage(bytes, {
        maxBytes: maxLogoBytes,
        maxWidth: maxLogoPixels,
        maxHeight: maxLogoPixels,
      });
      // The key follows from the crawl: a job that runs again writes over its own file instead of beside it.
      const key = `company-logos/${search.crawlId}.${image.extension}`;
      await storage.put(key, image.bytes, { contentType: image.contentType });
      return `/files/${key}`;
    } catch (error) {
      if (search.signal.aborted) throw error;
      log.info({ err: error, url: url.slice(0, 200) }, "a logo could not be used");
    }
  }
  return null;
}

async function bytesOf(url: string, { fetch, signal }: LogoSearch): Promise<Uint8Array> {
  if (url.startsWith("data:")) {
    // The platform's own fetch parses data addresses; they never leave the process.
    return new Uint8Array(await (await globalThis.fetch(url)).arrayBuffer());
  }
  const response = await fetch(url, { maxBytes: maxLogoBytes, timeoutMs: 8_000, signal });
  if (response.status !== 200) throw new Error(`the logo's address answered ${response.status}`);
  return response.body;
}
