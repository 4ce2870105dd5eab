import { expect, test } from "vitest";
import { limitRepeatedErrors } from "./repeated-errors.ts";

test("logs an error that repeats once a minute, with its number, and others immediately", () => {
  let ms = 0;
  const lines: object[] = [];
  const report = limitRepeatedErrors(
    (line) => lines.push(line),
    () => ms,
  );
  const down = new Error("connect ECONNREFUSED 127.0.0.1:5432");
  for (; ms < 150_000; ms += 100) report(down);
  const other = new Error("deadlock detected");
  report(other);
  expect(lines).toEqual([
    { err: down, repeated: 0 },
    { err: down, repeated: 599 },
    { err: down, repeated: 599 },
    { err: other, repeated: 0 },
  ]);
  ms += 600_000;
  report(down);
  expect(lines.at(-1)).toEqual({ err: down, repeated: 0 });
});
