/** Creates request bodies of exactly a limit's size, for tests at and above the limit. */
import type { FormBound, JsonBodyBound } from "#platform/body/body-bound.ts";
import type { AppBuild } from "#server/app-build.ts";

export interface PostedBody {
  /** The limit that the body reaches. */
  name: string;
  type: string;
  bytes: Buffer;
}

interface Addressed {
  build: Pick<AppBuild, "main" | "tenant">;
  port: number;
}

const noId = "00000000-0000-4000-8000-000000000000";

/** Returns the URL of a route of server/body-bounds.ts, for the company's own pages or a help center named "acme". */
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

export function contentTypeOf(route: string, { type }: PostedBody): string {
  return route === "POST /csp-reports" ? "application/csp-report" : type;
}

/** Has the maximum number of bytes and fields, as `a=aaa…&a&a…`. */
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

/** Has the maximum number of parts, all empty. */
export function multipartForm({ maxFields, maxFiles }: FormBound): PostedBody {
  const bytes = Buffer.from(`${part().repeat(maxFields)}${part(filePart).repeat(maxFiles)}${end}`);
  return { name: "parts", type: multipart, bytes };
}

/** Has the maximum number of bytes, in one file or one text. */
export function fullForm({ maxBytes, maxTextBytes, maxFiles }: FormBound): PostedBody {
  const [before = "", after = ""] = part(maxFiles > 0 ? filePart : "", "|").split("|");
  const space = maxBytes - before.length - after.length - end.length;
  const filling = Buffer.alloc(maxFiles > 0 ? space : Math.min(space, maxTextBytes), "a");
  const bytes = Buffer.concat([Buffer.from(before), filling, Buffer.from(`${after}${end}`)]);
  return { name: "bytes of a multipart form", type: multipart, bytes };
}

/** Returns one body per limit. */
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
