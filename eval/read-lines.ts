import { readFile } from "node:fs/promises";
import type { z } from "zod";

/** Reads JSON lines, or one JSON value that spans the whole file. */
export async function readLines<Value>(file: string, schema: z.ZodType<Value>): Promise<Value[]> {
  const text = await readFile(file, "utf8");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const values = isWhole(text) ? [JSON.parse(text)] : lines.map((line) => JSON.parse(line));
  return values.map((value) => schema.parse(value));
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
