/**
 * Draws link preview images in a child process. Fonts and drawing take half a second and about thirty megabytes, which
 * must not delay visitors or stay in memory.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";
import { ProgramError, pipeThrough } from "#platform/pipe-through.ts";
import { programFile } from "#platform/program-file.ts";
import { requestScope } from "#platform/request-scope.ts";
import type { PictureFacts, PictureInput } from "./picture-facts.ts";
import { systemFontFolders } from "./system-fonts.ts";

/** Against a process that hangs. On a busy server, a picture can wait seconds for the processor. */
const maxDrawMs = 30_000;
const maxPngBytes = 5_000_000;
/** One picture is about 25 kB. */
const maxKeptBytes = 16_000_000;
/** Fair between help centers, so that requests for all pages of one center don't delay the others. */
const queue = createFairQueue({
  atOnce: 1,
  atOnceOfOne: 1,
  maxWaiting: 24,
  maxWaitingOfOne: 6,
  busyMessage: "This image will be ready in a moment",
});

const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: maxKeptBytes,
  sizeCalculation: (png) => png.length,
});
const underway = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

/**
 * Resolves to a PNG that is deterministic for the same facts, or to null if the queue is full. Rejects if drawing
 * fails.
 */
export async function drawPicture(
  facts: PictureFacts,
  { owner, fontFolders = systemFontFolders() }: { owner: string; fontFolders?: string[] },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const input = JSON.stringify({ ...facts, fontFolders } satisfies PictureInput);
  const key = createHash("sha256").update(input).digest("base64url");
  const known = kept.get(key);
  if (known) return known;
  requestScope.getStore()?.endTurn?.();
  const begun = underway.get(key);
  if (begun) return begun;
  const drawing = queue
    .run(owner, () => drawInProcess(input))
    .then((png) => {
      kept.set(key, png);
      return png;
    }, nullWhenBusy)
    .finally(() => underway.delete(key));
  underway.set(key, drawing);
  return drawing;
}

function nullWhenBusy(error: unknown): null {
  if (error instanceof AppError && error.code === "rate_limited") return null;
  throw error;
}

async function drawInProcess(input: string): Promise<Uint8Array<ArrayBuffer>> {
  const script = programFile("#platform/picture/draw-picture-process.ts");
  try {
    const command = [process.execPath, "--disable-warning=ExperimentalWarning", script];
    return new Uint8Array(
      await pipeThrough(command, { input, maxMs: maxDrawMs, maxOutputBytes: maxPngBytes }),
    );
  } catch (error) {
    const said = error instanceof ProgramError ? error.said.slice(0, 500) : "";
    throw new Error(`a picture could not be drawn: ${said}`, { cause: error });
  }
}
