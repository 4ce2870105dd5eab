/** Finds the route that a path leads to, and reduces a build to it. */
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

interface Routes {
  tree: RouteObject[];
  /** Matching a path ranks all routes again, which takes about a millisecond. */
  found: LRUCache<string, string>;
}

const maxKnownPath = 200;

const routesOf = new WeakMap<ServerBuild, Routes>();

/** The route's id, or "none". */
export function routeOf(build: ServerBuild, path: string): string {
  const { tree, found } = routesOf.get(build) ?? {
    tree: treeOf(build, undefined),
    found: new LRUCache({ max: 1_000 }),
  };
  routesOf.set(build, { tree, found });
  const plain = path.replace(/(?:\/_(?:root)?)?\.data$/, "") || "/";
  const known = found.get(plain);
  if (known !== undefined) return known;
  const route = matchRoutes(tree, plain)?.at(-1)?.route.id ?? "none";
  if (plain.length <= maxKnownPath) found.set(plain, route);
  return route;
}

function treeOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index
        ? { id, index: true, ...(path && { path }) }
        : { id, ...(path && { path }), children: treeOf(build, id) },
    );
}

/**
 * The build with one route and those around it. React Router compares a path with each route several times, and lists
 * all of them for each page. Only for pages without the framework's scripts, which would need the others.
 */
export function onlyRoute(build: ServerBuild, id: string): ServerBuild {
  const kept = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) kept.add(at);
  const keep = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([each]) => kept.has(each)));
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}
