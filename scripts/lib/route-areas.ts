/** Splits the server's build of the pages into areas, which `server/app-build.ts` loads. */
import type { Plugin } from "vite";
import { areaOf, type RouteArea } from "../../shared/route-areas.ts";

const serverBuild = "\0virtual:react-router/server-build";
const areaPrefix = "\0route-area:";
const routeImport = /^\s*import \* as (route\d+) from ("[^"\n]+");$/gm;
const routeEntry = /\bid: "([^"\n]+)",[^{}]*\bmodule: (route\d+)\b/g;

interface LaterRoute {
  id: string;
  specifier: string;
}

/** React Router's server build imports the modules of all routes. Leaves those of help centers, and adds `areas`. */
export function splitRouteAreas(): Plugin {
  const later = new Map<RouteArea, LaterRoute[]>();
  return {
    name: "split-route-areas",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (id.startsWith(areaPrefix) ? id : null),
    transform(code, moduleId) {
      if (moduleId !== serverBuild) return null;
      later.clear();
      const specifiers = new Map([...code.matchAll(routeImport)].map(([, name, from]) => [name, from]));
      const names = new Set<string>();
      for (const [, id = "", name = ""] of code.matchAll(routeEntry)) {
        const specifier = specifiers.get(name);
        if (specifier === undefined) throw new Error(`React Router's server build doesn't import ${id}`);
        specifiers.delete(name);
        const area = areaOf(id);
        if (area === "centers") continue;
        names.add(name);
        later.set(area, [...(later.get(area) ?? []), { id, specifier }]);
      }
      if (specifiers.size > 0 || later.size === 0)
        throw new Error("React Router's server build has another form");
      const imports = [...later.keys()].map((area) => `${area}: () => import("${areaPrefix}${area}")`);
      return [
        code
          .replace(routeImport, (line, name) => (names.has(name) ? "" : line))
          .replace(/\bmodule: (route\d+)\b/g, (entry, name) =>
            names.has(name) ? "module: undefined" : entry,
          ),
        `export const areas = { ${imports.join(", ")} };`,
      ].join("\n");
    },
    load(id) {
      if (!id.startsWith(areaPrefix)) return null;
      const routes = later.get(id.slice(areaPrefix.length) as RouteArea) ?? [];
      return [
        ...routes.map(({ specifier }, n) => `import * as route${n} from ${specifier};`),
        `export const modules = { ${routes.map(({ id }, n) => `${JSON.stringify(id)}: route${n}`).join(", ")} };`,
      ].join("\n");
    },
  };
}
