/**
 * Renders the pages and files of one public help center in this process, exactly as visitors get them. Static exports
 * use it.
 */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { PageNotes } from "#app/context.ts";
import { findStoredVideo } from "#features/videos/find-stored-video.server.ts";
import type { CenterFile, CenterReader } from "#platform/center-reader.ts";
import type { Services } from "#platform/services.ts";
import { splitLanguage } from "#shared/language-address.ts";
import type { AppBuild } from "./app-build.ts";

interface ReaderOptions {
  services: Services;
  app: AppBuild;
  rootDir: string;
}

const assetTypes: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};
/** Prefixes of stored files that public pages may show. An export only includes the files that its pages reference. */
const publicPrefixes = ["company-logos/", "avatars/", "public/"];
const media = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(mp4|mov|webm|avi|jpg|vtt)$/;

export function createCenterReader(
  { services, app, rootDir }: ReaderOptions,
  subdomain: string,
): CenterReader {
  const handle = createRequestHandler(app.tenant, "production");
  const { protocol, port } = new URL(services.origin);
  const host = `${subdomain}.${services.config.baseDomain}${port === "" ? "" : `:${port}`}`;
  const layout = app.tenant.routes["tenant/help"]?.module.handle as { searchScript?: string } | undefined;

  async function page(address: string): Promise<CenterFile | null> {
    const notes: PageNotes = { companyId: null, unavailable: false, html: null };
    const context = new RouterContextProvider();
    context.set(app.entry.servicesContext, services);
    context.set(app.entry.hostContext, { kind: "tenant", subdomain });
    context.set(app.entry.clientAddressContext, "127.0.0.1");
    context.set(app.entry.pageNotesContext, notes);
    context.set(app.entry.requestIdContext, "");
    const [pathname = "", query] = address.split("?", 2);
    const { path, language } = splitLanguage(pathname, { isMainHost: false });
    if (language !== null) context.set(app.entry.languageContext, { language, pathname });
    const search = query === undefined ? "" : `?${query}`;
    const response = await handle(new Request(`${protocol}//${host}${path}${search}`), context);
    if (notes.unavailable) throw new Error("the database became unavailable during the copy");
    if (response.status !== 200) return null;
    const content = notes.html ?? new Uint8Array(await response.arrayBuffer());
    return fileOf(content, response.headers.get("content-type") ?? "");
  }

  return {
    searchScript: layout?.searchScript ?? "",
    async read(address) {
      if (/^\/(?:assets\/[\w.-]+|favicon\.[a-z]+)$/.test(address))
        return asset(join(rootDir, "build/client", address));
      if (address.startsWith("/files/")) return stored(services, address.slice("/files/".length));
      if (address.startsWith("/media/")) return openVideo(services, { address, subdomain });
      return page(address);
    },
  };
}

async function asset(path: string): Promise<CenterFile | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && fileOf(bytes, assetTypes[extname(path)] ?? "application/octet-stream");
}

async function stored({ storage }: Services, key: string): Promise<CenterFile | null> {
  if (!publicPrefixes.some((prefix) => key.startsWith(prefix))) return null;
  const file = await storage.get(key);
  return file && fileOf(file.bytes, file.contentType);
}

async function openVideo(
  { db, storage }: Services,
  { address, subdomain }: { address: string; subdomain: string },
): Promise<CenterFile | null> {
  const [, id = "", extension = ""] = media.exec(address) ?? [];
  const video = id === "" ? null : await findStoredVideo(db, id);
  if (!video?.isPublished || video.subdomain !== subdomain) return null;
  if (extension === "vtt")
    return video.captions === null ? null : fileOf(Buffer.from(video.captions), "text/vtt");
  const file = await storage.open((extension === "jpg" ? video.posterKey : video.videoKey) ?? "");
  return file && { contentType: file.contentType, sizeBytes: file.sizeBytes, content: await file.stream() };
}

function fileOf(content: string | Uint8Array, contentType: string): CenterFile {
  return { content, contentType, sizeBytes: Buffer.byteLength(content) };
}
