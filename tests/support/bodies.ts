/** Creates request bodies of exactly a limit's size, for tests at and above the limit. */
import { eq } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import { apiPath } from "#features/api/operation.ts";
import { createApiKey } from "#features/crawl-service/api-keys.server.ts";
import { extensionPaths } from "#features/recordings/extension/paths.ts";
import type { FileBodyBound, FormBound, JsonBodyBound } from "#platform/body/body-bound.ts";
import type { Services } from "#platform/services.ts";
import type { AppBuild } from "#server/app-build.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { makeKey } from "./api-keys.ts";
import { connectBrowser } from "./connect-browser.ts";
import { makePublicCenter } from "./public-center.ts";
import { createUser, type TestUser } from "./sign-in.ts";

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

/** Who may post to every route, once its guard has let them in. */
export interface Posting {
  /** An operator who is still in the wizard. */
  user: TestUser;
  cookieFor(route: string): string;
  tokenFor(path: string): string;
}

export async function createPosting(services: Services, origin: string): Promise<Posting> {
  await makePublicCenter(services, "acme");
  const user = await createUser(services, { isOperator: true, plan: "ai", onboardingCompleted: false });
  // Has no dashboard, and so another account page.
  const waiting = await createUser(services, { betaStatus: null });
  await services.db
    .update(companies)
    .set({ contactDetails: { email: "office@website.example", contactFormEnabled: true } })
    .where(eq(companies.id, user.companyId ?? ""));
  const api = await makeKey({ services, origin }, user, [...keyScopes]);
  const extensionToken = await connectBrowser(services, user);
  const service = await createApiKey(services, { name: "bounds", monthlyPages: null, concurrency: 2 });
  return {
    user,
    cookieFor: (route) => (route === "main/account" ? waiting : user).cookie,
    tokenFor(path) {
      if (path === extensionPaths.recordings) return extensionToken;
      return path.startsWith(apiPath) ? api.token : service.token;
    },
  };
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

export function fullFile({ maxBytes }: FileBodyBound): PostedBody {
  return { name: "bytes of a file", type: "application/zip", bytes: Buffer.alloc(maxBytes, "a") };
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
