/** Looks for a brand color outside of the styles: first in the logos, then in the web app manifest. */
import { findDominantColor, type Pixels } from "#engines/brand/dominant-color.ts";
import { areStylesUnread } from "#engines/brand/extract-colors.ts";
import { findManifestUrl, readManifestColor } from "#engines/brand/manifest-color.ts";
import type { Brand, ColorHint } from "#engines/brand/types.ts";
import type { EgressFetch } from "#shared/egress.ts";
import { isFound } from "./company-facts.ts";

/** Returns null if the logo couldn't be fetched or decoded. */
export type ReadPixels = (url: string, signal: AbortSignal) => Promise<Pixels | null>;

/** At most this many logos are tried. The favicon comes last. */
const maxPictures = 3;
const timeoutMs = 15_000;
const maxManifestBytes = 100_000;

/** Whether neither the pages nor their styles show a brand color. */
export function needsColorHints({ colors, styles }: Brand): boolean {
  return areStylesUnread(styles) || !colors.primaryColors.some(isFound);
}

export async function findColorHints(
  { brandAssets }: Brand,
  {
    html,
    startUrl,
    fetch,
    readPixels,
    signal: outer,
  }: {
    html: string;
    startUrl: string;
    fetch: EgressFetch;
    readPixels: ReadPixels;
    signal: AbortSignal | undefined;
  },
): Promise<ColorHint[]> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = outer ? AbortSignal.any([outer, timeout]) : timeout;
  const { logoUrls, faviconUrl } = brandAssets;
  const [logo, manifest] = await Promise.all([ofPictures(), ofManifest()]);
  outer?.throwIfAborted();
  return [...logo, ...manifest];

  async function ofPictures(): Promise<ColorHint[]> {
    const urls = [...logoUrls.slice(0, maxPictures - 1), ...(faviconUrl ? [faviconUrl] : [])];
    for (const url of urls) {
      const pixels = signal.aborted ? null : await readPixels(url, signal).catch(() => null);
      const color = pixels && findDominantColor(pixels);
      if (color) return [{ color, source: "logo", url }];
    }
    return [];
  }

  async function ofManifest(): Promise<ColorHint[]> {
    const url = findManifestUrl({ html, startUrl });
    if (!url) return [];
    try {
      const { status, body } = await fetch(url, { maxBytes: maxManifestBytes, timeoutMs: 5_000, signal });
      const color = status === 200 ? readManifestColor(new TextDecoder().decode(body)) : null;
      return color ? [{ color, source: "manifest", url }] : [];
    } catch {
      // Hints are optional. The note about the color's source says what was used instead.
      return [];
    }
  }
}
