/**
 * SVG is untrusted code: a page of filters keeps its renderer busy for hours, and a thread can't be interrupted. So it
 * is rendered in a separate process without secrets, which is killed at its time limit.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { programFile } from "#platform/program-file.ts";

export interface SvgSize {
  /** The drawing is scaled up or down to fit. */
  maxWidth: number;
  maxHeight: number;
  maxPixels: number;
}

export type SvgRefusal = "too-large" | "unreadable";

export class SvgError extends Error {
  readonly reason: SvgRefusal;

  constructor(reason: SvgRefusal, cause: unknown) {
    super(`the SVG is ${reason}`, { cause });
    this.name = "SvgError";
    this.reason = reason;
  }
}

/** Logos take a tenth of a second, most of which is process startup. */
const maxDrawMs = 5_000;
/**
 * Limit on CPU time, if the system can enforce it. Unlike elapsed time, it doesn't fail a drawing on a busy machine.
 */
const maxCpuSeconds = 3;
/**
 * Measured: Node alone doesn't start with 400 MB but does with 700. A picture of 25 megapixels takes 100 MB, 200 layers
 * take 3.3 GB.
 */
const maxMemoryBytes = 1_200_000_000;
const maxPngBytes = 50_000_000;
const prlimit = "/usr/bin/prlimit";

/** Returns a PNG. Throws an SvgError, even if the time or memory limit is exceeded. */
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
    // EPIPE after an early exit. The exit handler reports the error.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
}

/** `prlimit` ships with every Linux distribution. Without it, only the time limit applies. */
function limitedOnLinux(): string[] {
  if (process.platform !== "linux" || !existsSync(prlimit)) return [];
  return [prlimit, `--data=${maxMemoryBytes}`, `--cpu=${maxCpuSeconds}`];
}
