import { parseAccept } from "hono/utils/accept";
import { isSameLanguage } from "#engines/messages/select-catalog.ts";

const maxHeaderLength = 500;

/** The first of the visitor's languages that is available: the same tag, else the same language. */
export function preferredLanguage({ headers }: Request, available: string[]): string | null {
  const header = (headers.get("accept-language") ?? "").slice(0, maxHeaderLength);
  for (const { type, q } of parseAccept(header)) {
    if (q === 0) continue;
    const found =
      available.find((tag) => tag.toLowerCase() === type.toLowerCase()) ??
      available.find((tag) => isSameLanguage(tag, type));
    if (found) return found;
  }
  return null;
}
