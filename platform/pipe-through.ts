/** Runs a program that reads its input, writes its output and exits. */
import { execFile } from "node:child_process";

export interface PipeOptions {
  input: Uint8Array | string;
  /** The program is killed after this time. */
  maxMs: number;
  maxOutputBytes: number;
}

/** The program failed, or was killed at a limit. */
export class ProgramError extends Error {
  /** What it wrote to standard error. */
  readonly said: string;

  constructor(said: string, cause: unknown) {
    super("a program failed", { cause });
    this.name = "ProgramError";
    this.said = said;
  }
}

/** The program has an empty environment. Throws a ProgramError. */
export function pipeThrough(
  [program = "", ...programArguments]: string[],
  { input, maxMs, maxOutputBytes }: PipeOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      programArguments,
      { encoding: "buffer", env: {}, killSignal: "SIGKILL", maxBuffer: maxOutputBytes },
      (error, output, said) => {
        clearTimeout(timer);
        if (error) reject(new ProgramError(said.toString(), error));
        else resolve(output);
      },
    );
    // With the `timeout` option, Node drops the output at the time limit. If the program has exited by then, which a busy
    // process notices late, that is no error, but an empty output.
    const timer = setTimeout(() => child.kill("SIGKILL"), maxMs);
    // EPIPE after an early exit. The exit handler reports the error.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}
