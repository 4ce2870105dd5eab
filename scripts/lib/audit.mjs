// Asks the registry which of the shipped packages have known vulnerabilities.
import { spawn } from "node:child_process";
import { rootDir } from "./prepare.mjs";

/** Severities that fail the check. "low" and "moderate" are only reported. */
const failing = new Set(["high", "critical"]);

/**
 * Parses the report of `npm audit --json`. The state is "unavailable" if the registry didn't answer, as with mirrors
 * and offline machines.
 */
export function readAudit(text) {
  const report = parse(text);
  if (!report?.metadata?.vulnerabilities || !report.vulnerabilities) {
    return { state: "unavailable", lines: [report?.message ?? report?.error?.summary ?? "no answer"] };
  }
  const found = Object.values(report.vulnerabilities);
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return { state: found.some(({ severity }) => failing.has(severity)) ? "vulnerable" : "clean", lines };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function auditDependencies() {
  return new Promise((resolve) => {
    const child = spawn("npm", ["audit", "--omit=dev", "--json"], {
      cwd: rootDir,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.once("error", () => resolve(readAudit("")));
    child.once("close", () => resolve(readAudit(text)));
  });
}
