/** Bodies that are exactly as large as a bound says, for the tests of what is within it and beyond. */
import type { FormBound, JsonBodyBound } from "#platform/body/body-bound.ts";
import type { AppBuild } from "#server/app-build.ts";

export interface PostedBody {
  /** Which of its bounds it fills. */
  name: string;
  type: string;
  bytes: Buffer;
}

interface Addressed {
  build: Pick<AppBuild, "main" | "tenant">;
  port: number;
}

const noId = "00000000-0000-4000-8000-000000000000";

/** Where a route of server/body-bounds.ts is: the company's own pages, and those of a help center named "acme". */
export function routeAddress(
  { build, port }: Addressed,
  route: string,
  { companyId }: { companyId: string | null },
) {
  if (route.includes(" "))
    return { host: `localhost:${port}`, path: route.split(" ")[1]!.replace(/:\w+/, noId) };
  const isTenant = route.startsWith("tenant/");
  const { routes } = isTenant ? build.tenant : build.main;
  const segments: string[] = [];
  for (let at = routes[route]; at; at = at.parentId ? routes[at.parentId] : undefined)
    segments.unshift(at.path ?? "");
  const pattern = segments
    .join("/")
    .replace(/\/+/g, "/")
    .replace(/^\/?/, "/")
    .replace(/(.)\/$/, "$1");
  const path = pattern
    .replace(":subdomain", "acme")
    .replace(":companyId", companyId ?? noId)
    .replace(/:\w+/g, noId);
  const host = `${isTenant ? "acme." : ""}localhost:${port}`;
  return { host, path: routes[route]?.index ? `${path}?index` : path };
}

/** Browsers' reports have a type of their own. */
export function contentTypeOf(route: string, { type }: PostedBody): string {
  return route === "POST /csp-reports" ? "application/csp-report" : type;
}

/** All bytes and all fields: `a=aaa…&a&a…`. */
export function urlencodedForm({ maxTextBytes, maxFields }: FormBound): PostedBody {
  const others = "&a".repeat(maxFields - 1);
  const bytes = Buffer.alloc(maxTextBytes, "a");
  bytes.write(others, maxTextBytes - others.length, "latin1");
  bytes.write("=", 1, "latin1");
  return { name: "urlencoded", type: "application/x-www-form-urlencoded", bytes };
}

const multipart = "multipart/form-data; boundary=x";
const part = (rest = "", value = "") =>
  `--x\r\nContent-Disposition: form-data; name="a"${rest}\r\n\r\n${value}\r\n`;
const filePart = '; filename="b"';
const end = "--x--\r\n";

/** All parts there may be, each empty. */
export function multipartForm({ maxFields, maxFiles }: FormBound): PostedBody {
  const bytes = Buffer.from(`${part().repeat(maxFields)}${part(filePart).repeat(maxFiles)}${end}`);
  return { name: "parts", type: multipart, bytes };
}

/** All bytes there may be, in one file or one text. */
export function fullForm({ maxBytes, maxTextBytes, maxFiles }: FormBound): PostedBody {
  const [before = "", after = ""] = part(maxFiles > 0 ? filePart : "", "|").split("|");
  const space = maxBytes - before.length - after.length - end.length;
  const filling = Buffer.alloc(maxFiles > 0 ? space : Math.min(space, maxTextBytes), "a");
  const bytes = Buffer.concat([Buffer.from(before), filling, Buffer.from(`${after}${end}`)]);
  return { name: "bytes of a multipart form", type: multipart, bytes };
}

/** One that fills each of its bounds. */
export function jsonBody({ maxBytes, maxDepth, maxTokens }: JsonBodyBound): PostedBody[] {
  const lists = Math.min(maxDepth, maxTokens);
  const texts = {
    bytes: `"${"a".repeat(maxBytes - 2)}"`,
    depth: `${"[".repeat(lists)}${"]".repeat(lists)}`,
    tokens: `[1${",1".repeat(maxTokens - 1)}]`,
  };
  return Object.entries(texts).map(([name, text]) => ({
    name,
    type: "application/json",
    bytes: Buffer.from(text),
  }));
}
