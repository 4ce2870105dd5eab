import { createHash } from "node:crypto";

/** Recognizes a text that didn't change. */
export function textHash({ title, content }: { title: string; content: string }): string {
  return createHash("sha256")
    .update(JSON.stringify([title, content]))
    .digest("base64url");
}
