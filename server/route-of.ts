/** Finds the route that a path leads to, and reduces a build to it. */
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

interface KnownRoute {
  route: RouteObject;
  /** The words in its own path that an address must have. */
  words: string[];
  children: KnownRoute[];
}

interface Routes {
  tree: KnownRoute[];
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
  const route = matchRoutes(possible(tree, wordsOf(plain)), plain)?.at(-1)?.route.id ?? "none";
  if (plain.length <= maxKnownPath) found.set(plain, route);
  return route;
}

function treeOf(build: ServerBuild, parentId: string | undefined): KnownRoute[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => ({
      route: index ? { id, index: true, ...(path && { path }) } : { id, ...(path && { path }) },
      words: (path ?? "").toLowerCase().split("/").filter(isRequiredWord),
      children: index ? [] : treeOf(build, id),
    }));
}

function isRequiredWord(segment: string): boolean {
  return segment !== "" && !/^:|[*?]$/.test(segment);
}

/** Null if the path can't be decoded. */
function wordsOf(path: string): Set<string> | null {
  try {
    return new Set(path.split("/").map((segment) => decodeURIComponent(segment).toLowerCase()));
  } catch {
    return null;
  }
}

/**
 * The routes whose words are in the path. React Router ranks all routes and makes their patterns again for each path,
 * which takes about a millisecond with all of them.
 */
function possible(tree: KnownRoute[], words: Set<string> | null): RouteObject[] {
  return tree
    .filter((known) => words === null || known.words.every((word) => words.has(word)))
    .map(({ route, children }) =>
      children.length === 0 ? route : { ...route, index: false, children: possible(children, words) },
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
