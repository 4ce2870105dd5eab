/** Fetches and re-encodes a site's logos. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Pixels } from "#engines/brand/dominant-color.ts";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { type PreparedImage, prepareImage } from "#platform/storage/prepare-image.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
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

/** Returns null if the logo couldn't be fetched or decoded, and "late" if it may work at another moment. */
export async function fetchLogo(
  url: string,
  { owner, fetch, log, signal }: LogoSearch,
): Promise<PreparedImage | "late" | null> {
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
    return isLate(error) ? "late" : null;
  }
}

/** True if the website, the connection or this server was busy. */
function isLate(error: unknown): boolean {
  if (error instanceof BusyError) return true;
  if (error instanceof EgressError) return error.code === "timeout" || error.code === "connection-failed";
  if (error instanceof AppError && error.code === "rate_limited") return true;
  if (!(error instanceof Error)) return false;
  return /^timeout\b/i.test(error.message) || (error.cause !== undefined && isLate(error.cause));
}

/** The website asked to come back later. */
class BusyError extends Error {}

export interface LogoFinder {
  /** Tells for each address whether it has a logo that no other address had. */
  find: (urls: readonly string[]) => Promise<boolean[]>;
  /** Reads those that were late once more, best first, until there is one. */
  findLate: (urls: readonly string[]) => Promise<boolean[]>;
}

/** Reads each address once, and a late one twice. */
export function createLogoFinder(
  read: (url: string) => Promise<PreparedImage | "late" | null>,
  onFound: (logo: { url: string; image: PreparedImage }) => void,
): LogoFinder {
  const known = new Map<string, Promise<boolean>>();
  const seen = new Set<string>();
  const late = new Set<string>();
  const readOne = async (url: string) => {
    const image = await read(url);
    late.delete(url);
    if (image === "late") late.add(url);
    if (image === null || image === "late") return false;
    const hash = createHash("sha256").update(image.bytes).digest("hex");
    // Two URLs may serve the same picture.
    if (seen.has(hash)) return false;
    seen.add(hash);
    onFound({ url, image });
    return true;
  };
  return {
    find: (urls) =>
      Promise.all(
        urls.map((url) => {
          const found = known.get(url) ?? readOne(url);
          known.set(url, found);
          return found;
        }),
      ),
    async findLate(urls) {
      const found = urls.map(() => false);
      for (const [index, url] of urls.entries()) {
        if (!late.has(url)) continue;
        found[index] = await readOne(url);
        if (found[index]) break;
      }
      return found;
    },
  };
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
  const { status } = response;
  const isBusy = status === 429 || status >= 500;
  if (status !== 200) throw new (isBusy ? BusyError : Error)(`the logo's address answered ${status}`);
  return response.body;
}
