/** Lists every regular expression literal in our code. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";

export interface RegexLiteral {
  pattern: string;
  flags: string;
  /** The first occurrence, such as "shared/text.ts:12". */
  place: string;
}

interface Literal {
  pattern: string;
  flags: string;
  start: number;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["app", "db", "engines", "features", "platform", "server", "shared", "ui"];

export function listRegexLiterals(): RegexLiteral[] {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    cwd: root,
    encoding: "utf8",
  });
  const found = new Map<string, RegexLiteral>();
  for (const file of files.split("\n")) {
    if (!/\.tsx?$/.test(file) || /\.(?:test|fixture|d)\.ts$/.test(file)) continue;
    const code = readFileSync(root + file, "utf8");
    const program: unknown = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
    for (const { pattern, flags, start } of regexesIn(program)) {
      const place = `${file}:${code.slice(0, start).split("\n").length}`;
      if (!found.has(`${pattern} ${flags}`)) found.set(`${pattern} ${flags}`, { pattern, flags, place });
    }
  }
  return [...found.values()];
}

function regexesIn(node: unknown, found: Literal[] = []): Literal[] {
  if (typeof node !== "object" || node === null) return found;
  if ("regex" in node && "start" in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    found.push({ pattern, flags, start: Number(node.start) });
  } else for (const child of Object.values(node)) regexesIn(child, found);
  return found;
}
