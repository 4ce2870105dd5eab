import { expect, test } from "vitest";
import { readAudit } from "./lib/audit.mjs";

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { undici: { name: "undici", severity, range: "<5" } },
    metadata: { vulnerabilities: { total: 1 } },
  });

test("a severe vulnerability in a shipped package fails, a moderate one is only reported", () => {
  expect(readAudit(report("high"))).toEqual({ state: "vulnerable", lines: ["high: undici <5"] });
  expect(readAudit(report("critical")).state).toBe("vulnerable");
  expect(readAudit(report("moderate"))).toEqual({ state: "clean", lines: ["moderate: undici <5"] });
});

test("without holes it is clean", () => {
  const text = JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } });
  expect(readAudit(text)).toEqual({ state: "clean", lines: [] });
});

test("a registry that does not answer is not taken for a clean one", () => {
  expect(readAudit(`{"message":"405 Method Not Allowed","statusCode":405}`)).toEqual({
    state: "unavailable",
    lines: ["405 Method Not Allowed"],
  });
  expect(readAudit("").state).toBe("unavailable");
  expect(readAudit("[]").state).toBe("unavailable");
});
