/**
 * Frees memory after startup. Loading the modules leaves more than 100 MB of garbage, which V8 would otherwise keep, and
 * Node keeps its compile cache until it has written it. The server took 372 MB before this was added.
 * `npm run bench -- memory` measures the current value.
 */
import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { keepTickShape } from "./keep-tick-shape.ts";

type Collect = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

export function releaseMemory(): void {
  keepTickShape();
  flushCompileCache();
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
