/** Which websites may open a help center's widget. */
import type { WidgetSettings } from "#shared/widget-settings.ts";

/** Reads what an owner typed, such as "acme.com", as an origin. Null if it isn't the address of a website. */
export function readOrigin(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || text.length > 300) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const isNamed =
    /^[a-z0-9.:[\]-]+$/.test(url.hostname) && (url.hostname.includes(".") || url.hostname === "localhost");
  return isNamed ? url.origin : null;
}

/** Reads an Origin header. Null for "null", which sandboxed pages send, and for anything else that isn't an origin. */
export function readOriginHeader(value: string | null): string | null {
  const url = value === null || value.length > 300 ? null : URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && url.origin === value ? value : null;
}

/** An empty list means the company's own website. */
export function allowedOrigins({
  widgetSettings,
  websiteUrl,
}: {
  widgetSettings: WidgetSettings;
  websiteUrl: string | null;
}): string[] {
  const listed = widgetSettings.origins ?? [];
  if (listed.length > 0) return listed;
  const website = readOrigin(websiteUrl ?? "");
  return website === null ? [] : [website];
}

/** "acme.com" for "https://acme.com", because most websites use https. */
export function originLabel(origin: string): string {
  return origin.replace(/^https:\/\//, "");
}
