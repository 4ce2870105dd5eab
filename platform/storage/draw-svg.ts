/**
 * SVG is a program: a page of filters keeps its renderer busy for hours, and a thread in there can't be stopped. So it
 * is drawn in a process of its own, which knows no secrets and is ended when its time is over.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { programFile } from "#platform/program-file.ts";

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

/** Logos take a tenth of a second, most of it the start of the process. */
const maxDrawMs = 5_000;
/** Of processor time, where the system can hold a process to it: a busy machine is not the drawing's fault. */
const maxCpuSeconds = 3;
/** Measured: Node alone does not start with 400 MB and does with 700; 25 megapixels take 100 MB, 200 layers 3.3 GB. */
const maxMemoryBytes = 1_200_000_000;
const maxPngBytes = 50_000_000;
const prlimit = "/usr/bin/prlimit";

/** A PNG. Throws an SvgError, also when it takes too long or too much memory. */
export function drawSvg(bytes: Uint8Array, size: SvgSize): Promise<Uint8Array> {
  const script = programFile("#platform/storage/draw-svg-process.ts");
  const [program = "", ...programArguments] = [
    ...limitedOnLinux(),
    process.execPath,
    "--disable-warning=ExperimentalWarning",
    script,
    JSON.stringify(size),
  ];
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      programArguments,
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

/** `prlimit` is part of every Linux distribution; without it the time limit alone holds. */
function limitedOnLinux(): string[] {
  if (process.platform !== "linux" || !existsSync(prlimit)) return [];
  return [prlimit, `--data=${maxMemoryBytes}`, `--cpu=${maxCpuSeconds}`];
}
