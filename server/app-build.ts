/**
 * Loads React Router's server build (from disk, or from Vite in development) and limits it to the routes that each kind
 * of host serves.
 */
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type * as EntryServer from "#app/entry.server.tsx";
import { programFile } from "#platform/program-file.ts";

type AppEntry = typeof EntryServer;

export interface AppBuild {
  /**
   * The build's entry module. The server must use its context objects, because loaders compare contexts by identity.
   */
  entry: AppEntry;
  main: ServerBuild;
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
    help: withoutHandoff(routesOf(build, (id) => /^main\/(?:help|preview|unknown-page)(?![a-z])/.test(id))),
    tenant: withoutHandoff(routesOf(build, (id) => id.startsWith("tenant/"))),
  };
}

/** Keeps the root and the matching routes, so that the dashboard and sign-in don't exist on a tenant's host. */
function routesOf(build: ServerBuild, isOfPart: (id: string) => boolean): ServerBuild {
  const keep = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === "root" || isOfPart(id)));
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}

/**
 * Help-center pages have no framework JavaScript. React Router still serializes the data of every loader for hydration,
 * which takes as long as rendering a small page. It sees enumerable properties only, so these loaders' data have none.
 */
function withoutHandoff(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    // A route without a component answers with a response of its own.
    if (!route || typeof loader !== "function" || !route.module.default) return [id, route];
    const hiding: typeof loader = async (args) => hideProperties(await loader(args));
    return [id, { ...route, module: { ...route.module, loader: hiding } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function hideProperties(data: unknown): unknown {
  if (typeof data !== "object" || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  const hidden = Object.entries(data).map(([name, value]) => [name, { value, enumerable: false }]);
  return Object.defineProperties({}, Object.fromEntries(hidden));
}
