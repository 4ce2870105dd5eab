/** Loads React Router's server build (built, or from Vite while developing) and cuts it to what a host may reach. */
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type * as EntryServer from "#app/entry.server.tsx";
import { programFile } from "#platform/program-file.ts";

type AppEntry = typeof EntryServer;

export interface AppBuild {
  /** The build's entry module, for its context objects: they must be the very instances the loaders use. */
  entry: AppEntry;
  main: ServerBuild;
  /** What of it is below /help/. */
  help: ServerBuild;
  tenant: ServerBuild;
}

export async function loadBuiltApp(file = programFile("#build/server/index.js")): Promise<AppBuild> {
  return cutAppBuild((await import(pathToFileURL(file).href)) as ServerBuild);
}

export function cutAppBuild(build: ServerBuild): AppBuild {
  return {
    entry: build.entry.module as unknown as AppEntry,
    main: routesOf(build, (id) => id.startsWith("main/")),
    help: routesOf(build, (id) => /^main\/(?:help|preview|unknown-page)(?![a-z])/.test(id)),
    tenant: routesOf(build, (id) => id.startsWith("tenant/")),
  };
}

/** The routes of one part by their ids, and the root: a tenant host has no dashboard or sign-in to find. */
function routesOf(build: ServerBuild, isOfPart: (id: string) => boolean): ServerBuild {
  const keep = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === "root" || isOfPart(id)));
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}
