/** Fetches and re-encodes a site's logos. */
import sharp from "sharp";
import type { Pixels } from "#engines/brand/dominant-color.ts";
import type { Log } from "#platform/log.ts";
import { type PreparedImage, prepareImage } from "#platform/storage/prepare-image.ts";
import type { EgressFetch } from "#shared/egress.ts";
import { maxLogoPixels } from "./logo-size.ts";

const maxLogoBytes = 2_000_000;
const maxPixelsWide = 96;

interface LogoSearch {
  /** The image queue takes turns between owners, so that one crawl can't block others. */
  owner: string;
  fetch: EgressFetch;
  log: Log;
  signal: AbortSignal;
}

/** Returns null if the logo couldn't be fetched or decoded. */
export async function fetchLogo(
  url: string,
  { owner, fetch, log, signal }: LogoSearch,
): Promise<PreparedImage | null> {
  try {
    const bytes = await bytesOf(url, { fetch, signal });
    return await prepareImage(bytes, {
      owner,
      maxBytes: maxLogoBytes,
      maxWidth: maxLogoPixels,
      maxHeight: maxLogoPixels,
      trim: true,
      forLightPages: true,
    });
  } catch (error) {
    signal.throwIfAborted();
    // Logos of some sites can't be fetched, which is normal, so the log has no stack trace.
    const reason = error instanceof Error ? error.message : String(error);
    log.info({ reason, url: url.slice(0, 200) }, "logo candidate rejected");
    return null;
  }
}

/** Reads a small version of the logo to find its colors. Returns null if it couldn't be fetched or decoded. */
export async function readLogoPixels(url: string, search: LogoSearch): Promise<Pixels | null> {
  const { signal, log } = search;
  try {
    const logo = await prepareImage(await bytesOf(url, search), {
      owner: search.owner,
      maxBytes: maxLogoBytes,
      maxWidth: maxPixelsWide,
      maxHeight: maxPixelsWide,
    });
    return { data: await sharp(logo.bytes).ensureAlpha().raw().toBuffer() };
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    log.info({ reason, url: url.slice(0, 200) }, "logo color extraction failed");
    return null;
  }
}

async function bytesOf(url: string, { fetch, signal }: Pick<LogoSearch, "fetch" | "signal">) {
  if (url.startsWith("data:")) {
    // The native fetch decodes data: URLs, without any network request.
    return new Uint8Array(await (await globalThis.fetch(url)).arrayBuffer());
  }
  const response = await fetch(url, { maxBytes: maxLogoBytes, timeoutMs: 8_000, signal });
  if (response.status !== 200) throw new Error(`the logo's address answered ${response.status}`);
  return response.body;
}
