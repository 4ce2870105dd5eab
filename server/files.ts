/**
 * Serves stored public files: logos, guide steps, blog images, and attachments of articles. Sends the original, or for
 * `?w=` one of a few widths in the newest format that the browser accepts. Pictures are re-encoded, but still get headers
 * that keep a browser from opening them as a page. Attachments are downloads.
 */
import { createHash } from "node:crypto";
import type { Context, Handler } from "hono";
import { matchesEtag } from "#platform/packed-page.ts";
import type { Services } from "#platform/services.ts";
import {
  createPictureVariants,
  type PictureFormat,
  type PictureVariant,
} from "#platform/storage/picture-variants.ts";
import { isAttachmentKey } from "#platform/storage/storage-key.ts";
import { pictureWidths } from "#shared/picture-address.ts";
import type { HttpEnv } from "./http-env.ts";

const publicPrefixes = ["company-logos/", "avatars/", "public/", "blog-images/"];

export function serveFiles({ storage }: Services): Handler<HttpEnv> {
  const variants = createPictureVariants(storage);

  return async (c, next) => {
    const key = c.req.path.slice("/files/".length);
    if (!publicPrefixes.some((prefix) => key.startsWith(prefix))) return next();
    const asked = isAttachmentKey(key) ? undefined : c.req.query("w");
    if (asked !== undefined) {
      const width = pictureWidths.find((each) => String(each) === asked);
      if (width === undefined) return c.text("Images aren't available at this width.", 400);
      const variant = await variants.get(key, { width, format: formatFor(c.req.header("accept")) });
      if (variant === null) return next();
      if (variant !== "busy") return answer(c, variant, { vary: "accept" });
    }
    const file = await storage.get(key, { forVisitor: true });
    if (!file) return next();
    const whole = { bytes: new Uint8Array(file.bytes), contentType: file.contentType };
    if (isAttachmentKey(key)) return answer(c, whole, { "content-disposition": downloadOf(key) });
    // If a width was requested, the original is only a fallback while the server is busy, so it must not be cached.
    return answer(c, whole, asked === undefined ? {} : { "cache-control": "no-store" });
  };
}

/** Stored names have only letters, digits and hyphens. */
function downloadOf(key: string): string {
  return `attachment; filename="${key.slice(key.lastIndexOf("/") + 1)}"`;
}

/** Picks the newest format that the Accept header names. A wildcard doesn't count, because old browsers send it too. */
function formatFor(accept = ""): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "original";
}

function answer(
  c: Context<HttpEnv>,
  { bytes, contentType }: PictureVariant,
  headers: Record<string, string>,
): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const all = {
    "cache-control": "public, max-age=3600",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "cross-origin",
    "content-disposition": "inline",
    etag,
    ...headers,
  };
  if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, all);
  return c.body(bytes, 200, { ...all, "content-type": contentType });
}
