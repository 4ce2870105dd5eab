/**
 * Loads React Router's server build (from disk, or from Vite in development) and limits it to the routes that each kind
 * of host serves.
 */
import { flushCompileCache } from "node:module";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type * as EntryServer from "#app/entry.server.tsx";
import { programFile } from "#platform/program-file.ts";
import { areaOf, type RouteArea } from "#shared/route-areas.ts";

type AppEntry = typeof EntryServer;

export interface AppBuild {
  /**
   * The build's entry module. The server must use its context objects, because loaders compare contexts by identity.
   */
  entry: AppEntry;
  /** Every route of the main host. Those outside of help centers have a module once `loadAround` has loaded it. */
  main: ServerBuild;
  help: ServerBuild;
  tenant: ServerBuild;
  /** The part of `main` that is loaded together with this route. */
  loadAround(routeId: string): Promise<ServerBuild>;
  /** Loads an area before a request needs it. */
  loadAhead(area: RouteArea): Promise<void>;
  /** The areas that requests have loaded or used. */
  usedAreas(): RouteArea[];
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** `scripts/lib/route-areas.ts` adds the areas. In development, all routes have their modules. */
type SplitBuild = ServerBuild & {
  areas?: Partial<Record<RouteArea, () => Promise<{ modules: Record<string, RouteModule> }>>>;
};

export async function loadBuiltApp(file = programFile("#build/server/index.js")): Promise<AppBuild> {
  return cutAppBuild((await import(pathToFileURL(file).href)) as SplitBuild);
}

export function cutAppBuild(build: SplitBuild): AppBuild {
  const main = routesOf(build, (id) => id.startsWith("main/"));
  const isOfHelp = (id: string) => id.startsWith("main/") && areaOf(id) === "centers";
  return {
    entry: build.entry.module as unknown as AppEntry,
    main,
    help: withoutHandoff(routesOf(build, isOfHelp)),
    tenant: withoutHandoff(routesOf(build, (id) => id.startsWith("tenant/"))),
    ...areaLoader(build, main),
  };
}

function areaLoader(
  { areas = {} }: SplitBuild,
  main: ServerBuild,
): Pick<AppBuild, "loadAround" | "loadAhead" | "usedAreas"> {
  const loaded = new Map<RouteArea, Promise<ServerBuild>>();
  const used = new Set<RouteArea>();
  async function load(area: RouteArea): Promise<ServerBuild> {
    const { modules } = (await areas[area]?.()) ?? { modules: {} };
    flushCompileCache();
    for (const [id, module] of Object.entries(modules)) main.routes[id] = { ...main.routes[id]!, module };
    return routesOf(main, (id) => areaOf(id) === area);
  }
  function loadOnce(area: RouteArea): Promise<ServerBuild> {
    const known = loaded.get(area);
    if (known) return known;
    const loading = load(area);
    loaded.set(area, loading);
    // The next request tries again.
    loading.catch(() => loaded.delete(area));
    return loading;
  }
  return {
    loadAround(routeId) {
      const area = areaOf(routeId);
      used.add(area);
      return loadOnce(area);
    },
    async loadAhead(area) {
      await loadOnce(area);
    },
    usedAreas: () => [...used],
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
