import { createHash } from "node:crypto";

/** What a generated question is known by, however it is edited: its page, and how it was first asked. */
export function generationKey({ sourceUrl, question }: { sourceUrl: string; question: string }): string {
  const said = JSON.stringify([sourceUrl, question.trim().toLowerCase()]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 22);
}
