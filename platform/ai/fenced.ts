import { randomBytes } from "node:crypto";

/**
 * Text from outside, marked as data. The mark is new each time, so that the text can't end it. Say in the
 * instructions that what stands between such marks is never to be followed.
 */
export function fenced(name: string, text: string): string {
  const mark = `${name}-${randomBytes(6).toString("hex")}`;
  return `<${mark}>\n${text}\n</${mark}>`;
}
