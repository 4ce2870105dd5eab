/**
 * SVG is untrusted code: a page of filters keeps its renderer busy for hours, and a thread can't be interrupted. So it
 * is rendered in a separate process without secrets, which is killed at its time limit.
 */
import { existsSync } from "node:fs";
import { ProgramError, pipeThrough } from "#platform/pipe-through.ts";
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

/**
 * Limit on CPU time. Logos take a tenth of a second, most of which is process startup. Unlike elapsed time, it doesn't
 * fail a drawing on a busy machine.
 */
const maxCpuSeconds = 3;
/** Limits on elapsed time: with the one on CPU time, only against a process that hangs. */
const maxDrawMs = { withCpuLimit: 30_000, alone: 5_000 };
/**
 * Measured: Node alone doesn't start with 400 MB but does with 700. A picture of 25 megapixels takes 100 MB, 200 layers
 * take 3.3 GB.
 */
const maxMemoryBytes = 1_200_000_000;
const maxPngBytes = 50_000_000;
const prlimit = "/usr/bin/prlimit";

/** Returns a PNG. Throws an SvgError, even if the time or memory limit is exceeded. */
export async function drawSvg(bytes: Uint8Array, size: SvgSize): Promise<Uint8Array> {
  const script = programFile("#platform/storage/draw-svg-process.ts");
  const limited = limitedOnLinux();
  const maxMs = limited.length > 0 ? maxDrawMs.withCpuLimit : maxDrawMs.alone;
  try {
    return await pipeThrough(
      [...limited, process.execPath, "--disable-warning=ExperimentalWarning", script, JSON.stringify(size)],
      { input: bytes, maxMs, maxOutputBytes: maxPngBytes },
    );
  } catch (error) {
    const isTooLarge = error instanceof ProgramError && error.said === "too-large";
    throw new SvgError(isTooLarge ? "too-large" : "unreadable", error);
  }
}

/** `prlimit` ships with every Linux distribution. Without it, only the limit on elapsed time applies. */
function limitedOnLinux(): string[] {
  if (process.platform !== "linux" || !existsSync(prlimit)) return [];
  return [prlimit, `--data=${maxMemoryBytes}`, `--cpu=${maxCpuSeconds}`];
}
