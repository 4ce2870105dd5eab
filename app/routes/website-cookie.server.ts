/** Carries the website that a visitor typed on the start page through sign-up to the wizard. */
import { createCookie } from "react-router";
import { parseSiteUrl } from "#shared/url.ts";

const cookie = createCookie("step.website", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 86_400 });

export function websiteSetCookie(url: string): Promise<string> {
  return cookie.serialize(url);
}

/** Null unless it is a valid address. */
export async function readWebsiteCookie(request: Request): Promise<string | null> {
  const kept: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof kept === "string" ? typedWebsite(kept) : null;
}

/** The origin and path of a typed address, or null if it isn't one. */
export function typedWebsite(typed: string): string | null {
  const read = parseSiteUrl(typed);
  if (!("url" in read)) return null;
  const { origin, pathname } = read.url;
  return pathname === "/" ? origin : origin + pathname;
}
