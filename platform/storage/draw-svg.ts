/**
 * SVG is a program: a page of filters keeps its renderer busy for hours, and a thread in there can't be stopped. So it
 * is drawn in a process of its own, which knows no secrets and is ended when its time is over.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";

export interface SvgSize {
  /** The drawing is made to fit, smaller or larger. */
  maxWidth: number;
  maxHeight: number;
  maxPixels: number;
}

export type SvgRefusal = "too-large" | "unreadable";

/** Of an SVG that is not drawn. */
export class SvgError extends Error {
  readonly reason: SvgRefusal;

  constructor(reason: SvgRefusal, cause: unknown) {
    super(`the SVG is ${reason}`, { cause });
    this.name = "SvgError";
    this.reason = reason;
  }
}

/** Logos take a tenth of a second. */
const maxDrawMs = 5_000;
const maxPngBytes = 50_000_000;
/** More at once would only make each other slow; the others wait. */
const maxAtOnce = 2;

const waiting: (() => void)[] = [];
let drawing = 0;

/** A PNG. Throws an SvgError, also when it takes more than five seconds. */
export async function drawSvg(bytes: Uint8Array, size: SvgSize): Promise<Uint8Array> {
  if (drawing < maxAtOnce) drawing += 1;
  // Whoever is done hands the place over.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await drawInProcess(bytes, size);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}

function drawInProcess(bytes: Uint8Array, size: SvgSize): Promise<Uint8Array> {
  // Found by its name, wherever this file has been bundled into.
  const script = createRequire(import.meta.url).resolve("#platform/storage/draw-svg-process.ts");
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", script, JSON.stringify(size)],
      { encoding: "buffer", env: {}, timeout: maxDrawMs, killSignal: "SIGKILL", maxBuffer: maxPngBytes },
      (error, png, said) => {
        if (!error) return resolve(png);
        reject(new SvgError(said.toString() === "too-large" ? "too-large" : "unreadable", error));
      },
    );
    // One that ended early reads no more; its end says so.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
}
