/** What is refused of any request before anything looks at its content. */
import type { MiddlewareHandler } from "hono";
import { uploadsPath } from "#features/videos/limits.ts";
import type { SecurityEvents } from "#platform/security-log.ts";
import type { Services } from "#platform/services.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * A target that can't be decoded, or that holds the one character that Postgres can't store, has no page here.
 * One that names another host than the Host header is ambiguous.
 */
export function readableTarget(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const target = c.env.incoming.url ?? "";
    if (/%00/.test(target) || !isDecodable(c.req.path)) return c.text("This address can't be read.", 400);
    if (!target.startsWith("/") && hostOf(target) !== c.req.header("host")?.toLowerCase()) {
      return c.text("This address is not served here.", 421);
    }
    return next();
  };
}

/**
 * What changes something comes from our own pages: browsers name where a form or a request started. Requests
 * without that name are not a browser's, so they can't misuse a session.
 */
export function sameOriginMutations({ security }: Pick<Services, "security">): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const origin = c.req.header("origin");
    const own = new URL(c.req.raw.url).origin;
    const isForeign = origin === undefined ? c.req.header("sec-fetch-site") === "cross-site" : origin !== own;
    if (isForeign)
      security.report("foreign-origin-refused", {
        visitorAddress: c.get("clientAddress"),
        method: knownMethod(c.req.method),
      });
    if (isForeign && origin === own.replace(/^http:/, "https:")) {
      return c.text(
        "Forms don't work here yet. The server's operator must add its proxy to TRUSTED_PROXIES.",
        403,
      );
    }
    if (isForeign) {
      return c.text("This came from another website. Please open the page itself and try again.", 403);
    }
    return next();
  };
}

const uploadRefusals = new Set([413, 415, 507]);

/** Videos come part by part to an address of their own, everything else as a form with files. */
export function reportRefusedUploads({ security }: Pick<Services, "security">): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    if (!uploadRefusals.has(status)) return;
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data") === true;
    if (isForm || c.req.path.startsWith(uploadsPath))
      security.report("upload-refused", { visitorAddress: c.get("clientAddress"), status });
  };
}

/** A method can be any word: in the log are those that our pages use. */
function knownMethod(method: string): SecurityEvents["foreign-origin-refused"]["method"] {
  return method === "POST" || method === "PUT" || method === "PATCH" || method === "DELETE"
    ? method
    : "other";
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function hostOf(target: string): string | undefined {
  return URL.parse(target)?.host;
}
