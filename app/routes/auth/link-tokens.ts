import { z } from "zod";

const token = z.string().regex(/^[\w-]{20,200}$/);
const pairShape = z.object({ access_token: token, refresh_token: token });

export interface LinkTokens {
  accessToken: string;
  refreshToken: string;
}

/** Returns null if the values can't belong to one of our links. */
export function readLinkTokens(source: URLSearchParams | FormData): LinkTokens | null {
  const parsed = pairShape.safeParse({
    access_token: source.get("access_token"),
    refresh_token: source.get("refresh_token"),
  });
  return parsed.success
    ? { accessToken: parsed.data.access_token, refreshToken: parsed.data.refresh_token }
    : null;
}
