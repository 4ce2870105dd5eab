/**
 * Gives back what starting left behind. Loading the modules leaves garbage of more than a hundred megabytes
 * (measured: 372 MB before, see `npm run bench -- memory` for after), which V8 would keep until it has a reason.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
