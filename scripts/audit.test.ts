import { expect, test } from "vitest";
import { readAudit } from "./lib/audit.mjs";

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { undici: { name: "undici", severity, range: "<5" } },
    metadata: { vulnerabilities: { total: 1 } },
  });

test("fails for a severe vulnerability in a shipped package, and only reports a moderate one", () => {
  expect(readAudit(report("high"))).toEqual({ state: "vulnerable", lines: ["high: undici <5"] });
  expect(readAudit(report("critical")).state).toBe("vulnerable");
  expect(readAudit(report("moderate"))).toEqual({ state: "clean", lines: ["moderate: undici <5"] });
});

test("reports a clean result without vulnerabilities", () => {
  const text = JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } });
  expect(readAudit(text)).toEqual({ state: "clean", lines: [] });
});

test("reports no clean result if the registry doesn't answer", () => {
  expect(readAudit(`{"message":"405 Method Not Allowed","statusCode":405}`)).toEqual({
    state: "unavailable",
    lines: ["405 Method Not Allowed"],
  });
  expect(readAudit("").state).toBe("unavailable");
  expect(readAudit("[]").state).toBe("unavailable");
});
