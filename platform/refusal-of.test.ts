import { expect, test, vi } from "vitest";
import { AppError } from "./errors.ts";
import { refusalOf } from "./refusal-of.ts";

const error = vi.fn();
const unexpected = {
  log: { error },
  event: "a change failed",
  fields: { intent: "save" },
  problem: "Not saved",
};

test("answers an AppError with its own message and status, without logging", () => {
  expect(refusalOf(new AppError("conflict", "Changed elsewhere"), unexpected)).toEqual({
    ok: false,
    status: 409,
    problem: "Changed elsewhere",
  });
  expect(error).not.toHaveBeenCalled();
});

test("answers a missing row with the caller's message", () => {
  const refusal = refusalOf(new AppError("not_found"), { ...unexpected, gone: "It was deleted" });
  expect(refusal).toMatchObject({ status: 404, problem: "It was deleted" });
});

test("logs any other error and keeps its message on the server", () => {
  const bug = new Error("column does not exist");
  expect(refusalOf(bug, unexpected)).toEqual({ ok: false, status: 500, problem: "Not saved" });
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: bug, intent: "save" }, "a change failed");
});

test("rethrows when the database is unreachable", () => {
  const away = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  expect(() => refusalOf(away, unexpected)).toThrow(away);
});
