import type { DetailedError } from "tus-js-client";
import { describe, expect, test } from "vitest";
import { videoTexts } from "./texts.ts";
import { reasonOf, waitOf } from "./upload-failures.ts";

function failure(status: number | null, body = ""): DetailedError {
  const originalResponse = status === null ? null : { getStatus: () => status, getBody: () => body };
  return Object.assign(new Error("failed"), { originalResponse }) as unknown as DetailedError;
}

describe("waiting", () => {
  test.each([500, 502, 503, 504, 429])("after a status %s, it isn't the connection", (status) => {
    for (const isOnline of [true, false]) expect(waitOf(failure(status), { isOnline })).toBe("server");
  });

  test("without an answer, it is the connection only of a browser that is offline", () => {
    expect(waitOf(failure(null), { isOnline: true })).toBe("server");
    expect(waitOf(failure(null), { isOnline: false })).toBe("offline");
  });
});

describe("the end", () => {
  test("says what the server says, but no page of a proxy", () => {
    expect(reasonOf(failure(415, videoTexts.cutOff))).toBe(videoTexts.cutOff);
    expect(reasonOf(failure(503, "<html>Service Unavailable"))).toBe(videoTexts.serverFailed);
    expect(reasonOf(failure(502))).toBe(videoTexts.serverFailed);
  });

  test("promises no further try", () => {
    for (const error of [failure(null), new Error("no network")])
      expect(reasonOf(error)).toBe(videoTexts.unreachable);
    expect(videoTexts.unreachable).not.toContain("automatically");
  });
});
