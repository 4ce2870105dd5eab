import { createHash } from "node:crypto";

/** Identifies a generated question across edits: a hash of its page's URL and its original wording. */
export function generationKey({ sourceUrl, question }: { sourceUrl: string; question: string }): string {
  const said = JSON.stringify([sourceUrl, question.trim().toLowerCase()]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 22);
}
