import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { onStop } from "./on-stop.ts";

function listen() {
  const seen: string[] = [];
  const clock = { ms: 1_000 };
  const source = Object.assign(new EventEmitter(), {
    exit: (status: number) => void seen.push(`exit ${status}`),
  });
  onStop(() => seen.push("stop"), { source, nowMs: () => clock.ms });
  return { seen, clock, source };
}

test("stops once, however often Ctrl-C arrives", () => {
  const { seen, clock, source } = listen();
  for (const signal of ["SIGINT", "SIGINT", "SIGTERM"]) source.emit(signal);
  clock.ms += 4_000;
  source.emit("SIGINT");
  expect(seen).toEqual(["stop"]);
});

test("ends the process for a person who doesn't want to wait", () => {
  const { seen, clock, source } = listen();
  source.emit("SIGINT");
  clock.ms += 6_000;
  source.emit("SIGINT");
  expect(seen).toEqual(["stop", "exit 130"]);
});
