import routes from "#app/routes.ts";

interface RouteEntry {
  id?: string;
  path?: string;
  file: string;
  children?: RouteEntry[];
}

export interface LeafRoute {
  id: string;
  /** The path relative to the project's root. */
  file: string;
  /** The path with its required parameters, such as "/help/:subdomain". */
  address: string;
}

/** Routes of the main host. A tenant host has the same modules as its /help/…. */
export const leafRoutes: LeafRoute[] = leavesOf(routes).filter(({ id }) => !id.startsWith("tenant/"));

function leavesOf(entries: RouteEntry[], base = ""): LeafRoute[] {
  return entries.flatMap(({ id = "", path = "", file, children }) => {
    // Without optional parameters.
    const address = [base, path.replace(/\/:\w+\?/g, "")].filter(Boolean).join("/");
    return children ? leavesOf(children, address) : [{ id, file: `app/${file}`, address: `/${address}` }];
  });
}
