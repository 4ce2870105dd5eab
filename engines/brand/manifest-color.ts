/** Finds and reads the `theme_color` of a web app manifest. */
import { isTag } from "domhandler";
import { isNeutral, parseColor, toHex } from "./color.ts";
import { parseHtml } from "./parse-html.ts";
import { resolveUrl } from "./parse-page.ts";

export function findManifestUrl({ html, startUrl }: { html: string; startUrl: string }): string | null {
  const waiting = [...parseHtml(html).children];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!("children" in node)) continue;
    waiting.push(...node.children);
    if (!isTag(node) || node.name !== "link") continue;
    const { rel = "", href } = node.attribs;
    if (href && /\bmanifest\b/i.test(rel)) return resolveUrl(href, startUrl);
  }
  return null;
}

/** Returns "#RRGGBB" in uppercase, or null for grays and invalid manifests. */
export function readManifestColor(json: string): string | null {
  let manifest: unknown;
  try {
    manifest = JSON.parse(json);
  } catch {
    return null;
  }
  const stated = (manifest as { theme_color?: unknown } | null)?.theme_color;
  const color = typeof stated === "string" ? parseColor(stated) : null;
  if (!color || color.a < 0.5) return null;
  const hex = toHex(color);
  return isNeutral(hex) ? null : hex;
}
