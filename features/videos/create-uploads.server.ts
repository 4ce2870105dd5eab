/**
 * Resumable video uploads with the tus protocol. An upload belongs to the company whose folder it is in. The caller
 * must have authorized the owner.
 */
import type { Readable } from "node:stream";
import { ERRORS, type Locker, MemoryLocker, Server, type Upload } from "@tus/server";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { checkVideoFile } from "./check-video-file.ts";
import { type FinishedVideo, findVideo, finishUpload } from "./finish-upload.server.ts";
import { maxVideoBytes, uploadsPath } from "./limits.ts";
import { openUploads } from "./open-uploads.server.ts";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";
import type { UploadStore } from "./upload-store.ts";

type Deps = Pick<Services, "db" | "storage" | "config" | "ids" | "log">;

export interface Uploads {
  /**
   * Handles POST to `uploadsPath`, HEAD, PATCH and DELETE to an upload's id below it, and OPTIONS to both. `body` is
   * the unread request body; the stream of `request` isn't used.
   */
  handle(scope: OwnerScope, request: Request, body: Readable): Promise<Response>;
}

export function createUploads(services: Deps): Uploads {
  const locker = new MemoryLocker();
  /**
   * The latest creation of each company. The next one waits for it, so that concurrent creations can't exceed the quota
   * together. In a bucket, a lock in the database also covers other processes.
   */
  const creating = new Map<string, Promise<unknown>>();

  async function handle(scope: OwnerScope, request: Request, body: Readable): Promise<Response> {
    const store = await openUploads(services, scope);
    const id = uploadIdOf(request);
    if (id !== null && (request.method === "HEAD" || request.method === "PATCH")) {
      const video = await findFinished(scope, store, id);
      if (video) return wholeAlready(request, video);
    }
    store.body = body;
    const { url, method, headers } = request;
    return serverOf(scope, { store, locker: cuttingLocker(locker, body) }).handleWeb(
      new Request(url, { method, headers }),
    );
  }

  /**
   * Handles a browser that asks again because it missed the last response, or because the server crashed after the last
   * chunk.
   */
  async function findFinished(scope: OwnerScope, store: UploadStore, id: string) {
    const upload = await store.find(id);
    if (!upload) return findVideo(services.db, scope, id);
    // No lock is needed, because nothing more is written to a complete upload.
    return (await store.isWhole(upload)) ? finishUpload({ services, scope, member: scope, store, id }) : null;
  }

  function serverOf(scope: OwnerScope, { store, locker }: { store: UploadStore; locker: Locker }): Server {
    return new Server({
      path: uploadsPath,
      datastore: store,
      locker,
      maxSize: maxVideoBytes,
      relativeLocation: true,
      // Only our own pages upload, so CORS isn't allowed.
      allowedOrigins: () => false,
      namingFunction: () => services.ids.uuid(),
      getFileIdFromRequest: (request) => uploadIdOf(request) ?? undefined,
      async onUploadCreate(_request, upload) {
        const metadata = checkedMetadata(upload);
        await store.reserve({ id: upload.id, filename: metadata.filename, sizeBytes: upload.size ?? 0 });
        return { metadata };
      },
      async onUploadFinish(_request, upload) {
        await finishUpload({ services, scope, member: scope, store, id: upload.id });
        return {};
      },
      onResponseError(_request, error) {
        if (error instanceof UploadRefused) return error;
        const status = "status_code" in error ? error.status_code : 500;
        if ("body" in error && error.body === ERRORS.ERR_MAX_SIZE_EXCEEDED.body)
          return { status_code: status, body: videoTexts.tooLarge };
        if (status === ERRORS.FILE_NOT_FOUND.status_code)
          return { status_code: status, body: videoTexts.gone };
        // A dropped connection isn't a server error, so it isn't logged as one.
        if (status < 500) return undefined;
        services.log.error({ err: error }, "upload failed");
        return { status_code: status, body: videoTexts.serverFailed };
      },
    });
  }

  return {
    async handle(scope, request, body) {
      try {
        if (request.method !== "POST") return await handle(scope, request, body);
        const before = creating.get(scope.companyId);
        const mine = Promise.resolve(before).then(() => handle(scope, request, body));
        const settled = mine
          .catch(() => null)
          .then(() => {
            if (creating.get(scope.companyId) === settled) creating.delete(scope.companyId);
          });
        creating.set(scope.companyId, settled);
        return await mine;
      } catch (error) {
        if (!(error instanceof UploadRefused)) throw error;
        return new Response(error.body, {
          status: error.status_code,
          headers: { "tus-resumable": "1.0.0", "content-type": "text/plain; charset=utf-8" },
        });
      }
    },
  };
}

/** Aborts the current chunk when another request needs the lock, so that this request doesn't wait long. */
function cuttingLocker(locker: Locker, body: Readable): Locker {
  return {
    newLock(id) {
      const lock = locker.newLock(id);
      const released = new AbortController();
      const cut = () => void body.destroy();
      return {
        async lock(signal, cancelRequest) {
          await lock.lock(signal, cancelRequest);
          signal.addEventListener("abort", cut, { signal: released.signal });
        },
        async unlock() {
          released.abort();
          await lock.unlock();
        },
      };
    },
  };
}

function checkedMetadata({ metadata, size }: Upload): { filename: string } {
  const filename = fileNameOf(metadata?.filename ?? "");
  const wrong = checkVideoFile({ name: filename, type: metadata?.filetype ?? "", size: size ?? 0 });
  if (wrong) throw new UploadRefused(wrong === videoTexts.tooLarge ? 413 : 415, wrong);
  return { filename };
}

const maxNameLength = 200;

/**
 * Returns the base name without characters that can't be stored or displayed. Keeps the extension when the name is cut.
 */
function fileNameOf(text: string): string {
  const name = (text.toWellFormed().split(/[\\/]/).at(-1) ?? "").replace(/\p{Cc}/gu, "").trim();
  return name.length <= maxNameLength ? name : name.slice(0, maxNameLength - 20) + name.slice(-20);
}

function uploadIdOf(request: { url?: string }): string | null {
  const path = new URL(request.url ?? "", "http://localhost").pathname;
  const id = path.startsWith(`${uploadsPath}/`) ? path.slice(uploadsPath.length + 1) : "";
  return uuid.safeParse(id).success ? id : null;
}

const uuid = z.uuid();

/** The response that tus requires for a complete upload. */
function wholeAlready(request: Request, { sizeBytes }: FinishedVideo): Response {
  const size = String(sizeBytes);
  const headers = { "tus-resumable": "1.0.0", "upload-offset": size, "cache-control": "no-store" };
  if (request.method === "HEAD")
    return new Response(null, { status: 200, headers: { ...headers, "upload-length": size } });
  if (request.headers.get("upload-offset") === size) return new Response(null, { status: 204, headers });
  return new Response("Upload-Offset conflict\n", { status: 409, headers });
}
