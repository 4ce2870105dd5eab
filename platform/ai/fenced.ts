import { randomBytes } from "node:crypto";

/**
 * Marks external text as data. The delimiter is random, so the text can't close it. The instructions must tell the
 * model never to follow text between such delimiters.
 */
export function fenced(name: string, text: string): string {
  const mark = `${name}-${randomBytes(6).toString("hex")}`;
  return `<${mark}>\n${text}\n</${mark}>`;
}
