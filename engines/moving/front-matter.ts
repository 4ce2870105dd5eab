import { parse } from "yaml";
import { storableText } from "./source-center.ts";

export interface FrontMatter {
  values: Record<string, unknown>;
  body: string;
}

const maxChars = 20_000;

/** YAML between two lines of three hyphens. Text that can't be read as YAML stays in the body. */
export function readFrontMatter(text: string): FrontMatter {
  const found = /^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text.slice(0, maxChars));
  const values = found ? readYaml(found[1] ?? "") : null;
  return found && values ? { values, body: text.slice(found[0].length) } : { values: {}, body: text };
}

/** Null if the text isn't a YAML map. Aliases, which can multiply, are refused. Looking for equal keys isn't linear. */
export function readYaml(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parse(text, {
      maxAliasCount: 0,
      uniqueKeys: false,
      logLevel: "silent",
      customTags: [],
    });
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** The name of a category, as it can be stored. Null for anything else than a text. */
export function labelOf(value: unknown): string | null {
  return storableText(textOf(value) ?? "", 100).trim() || null;
}
