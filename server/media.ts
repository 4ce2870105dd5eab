/**
 * Serves videos with their posters and captions: to everyone if a public help center shows them, otherwise only to
 * members of its company. Players can request ranges. Responses are always data, never a page.
 */
import { Readable } from "node:stream";
import type { Context, Handler } from "hono";
import { lacksRequiredFactor } from "#features/accounts/required-second-factor.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { findPrivateScope, findPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { mayReadCenter } from "#features/help-center/may-read-center.server.ts";
import { findStoredVideo, type StoredVideo } from "#features/videos/find-stored-video.server.ts";
import { matchesEtag } from "#platform/packed-page.ts";
import type { Services } from "#platform/services.ts";
import { readByteRange } from "./byte-range.ts";
import type { HttpEnv } from "./http-env.ts";

const mediaPath = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(mp4|mov|webm|avi|jpg|vtt)$/;

export function serveMedia(services: Services): Handler<HttpEnv> {
  const { db, storage } = services;

  return async (c, next) => {
    const [, id = "", extension = ""] = mediaPath.exec(c.req.path) ?? [];
    const video = id && (await findStoredVideo(db, id));
    const access = video && (await accessTo(services, c, video));
    if (!video || !access) return next();
    const headers = {
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": "inline",
      "cross-origin-resource-policy": "same-origin",
      // Forces revalidation, so that a hidden or deleted video disappears immediately.
      "cache-control": access === "public" ? "public, no-cache" : "private, no-cache",
    };
    if (extension === "vtt") {
      if (video.captions === null) return next();
      return c.body(video.captions, 200, { ...headers, "content-type": "text/vtt; charset=utf-8" });
    }
    const key = extension === "jpg" ? video.posterKey : video.videoKey;
    const file = key?.endsWith(`.${extension}`) ? await storage.open(key, { forVisitor: true }) : null;
    if (!file) return next();
    if (extension === "jpg") {
      const picture = await storage.get(key ?? "", { forVisitor: true });
      return picture
        ? c.body(new Uint8Array(picture.bytes), 200, { ...headers, "content-type": picture.contentType })
        : next();
    }
    return answerInParts(c, file, { etag: `"${id}-${file.sizeBytes}"`, headers });
  };
}

type OpenedFile = NonNullable<Awaited<ReturnType<Services["storage"]["open"]>>>;

async function answerInParts(
  c: Context<HttpEnv>,
  file: OpenedFile,
  { etag, headers }: { etag: string; headers: Record<string, string> },
): Promise<Response> {
  const all = { ...headers, etag, "accept-ranges": "bytes" };
  if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, all);
  const condition = c.req.header("if-range");
  // Any other If-Range value names another file, or a date, which we never send. Then RFC 9110 requires the whole file.
  const isSame = condition === undefined || condition === etag;
  // RFC 9110 defines Range only for GET.
  const isHead = c.req.raw.method === "HEAD";
  const range = isSame && !isHead ? readByteRange(c.req.header("range"), file.sizeBytes) : null;
  if (range === "unsatisfiable")
    return c.body(null, 416, { ...all, "content-range": `bytes */${file.sizeBytes}` });
  const length = range ? range.end - range.start + 1 : file.sizeBytes;
  const described = {
    ...all,
    "content-type": file.contentType,
    "content-length": String(length),
    ...(range ? { "content-range": `bytes ${range.start}-${range.end}/${file.sizeBytes}` } : {}),
  };
  if (isHead) return c.body(null, 200, described);
  const stream = await file.stream(range ?? undefined);
  return c.body(Readable.toWeb(stream) as ReadableStream, range ? 206 : 200, described);
}

async function accessTo(
  services: Services,
  c: Context<HttpEnv>,
  video: StoredVideo,
): Promise<"public" | "member" | "reader" | null> {
  const { db, access } = services;
  const host = c.get("host");
  if (video.isPublished && video.subdomain !== null) {
    const scope = await findPublicScope(db, { host, subdomain: video.subdomain });
    if (scope?.companyId === video.companyId && scope.company.plan === "ai") return "public";
  }
  // Only the main host has sessions.
  const session = host.kind === "main" ? await access.findSession(c.req.raw.headers) : null;
  if (session?.user.emailVerified && (await isMember(services, video, session))) return "member";
  return (await isReader(services, c, video)) ? "reader" : null;
}

async function isMember(
  { db }: Services,
  { companyId }: StoredVideo,
  { user, secondFactor }: NonNullable<Awaited<ReturnType<Services["access"]["findSession"]>>>,
): Promise<boolean> {
  const { id: userId } = user;
  if (!(await findRole(db, { companyId, userId }))) return false;
  const company = await findCompany(db, { companyId });
  return !(await lacksRequiredFactor(db, { userId, company, secondFactor }));
}

/** Whether the request may read the private help center that shows the video. */
async function isReader(
  services: Services,
  c: Context<HttpEnv>,
  { isPublished, subdomain, companyId }: StoredVideo,
): Promise<boolean> {
  if (!isPublished || subdomain === null) return false;
  const hidden = await findPrivateScope(services.db, { host: c.get("host"), subdomain });
  if (hidden?.scope.companyId !== companyId || hidden.scope.company.plan !== "ai") return false;
  const { headers, url } = c.req.raw;
  return mayReadCenter(services, hidden, { headers, host: new URL(url).host, userId: null });
}
