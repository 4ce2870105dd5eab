/** Data of the installation and the font to preload, which all pages of the public site need. */
import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";

export interface SiteData {
  appName: string;
  /** URL of the installation, without a trailing slash. */
  origin: string;
}

export function siteData(context: Readonly<RouterContextProvider>): SiteData {
  const { config, origin } = context.get(servicesContext);
  return { appName: config.appName, origin };
}

export function siteLinks() {
  return [
    { rel: "preload", href: interLatin, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  ];
}
