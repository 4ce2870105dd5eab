/** A cookie stores the address that awaits confirmation, for the next page and for sending the mail again. */
import { createCookie } from "react-router";
import { z } from "zod";
import { emailField } from "#features/accounts/schema.ts";
import { localPath } from "../next-path.ts";

const cookie = createCookie("step.pending", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 86_400,
});
const shape = z.object({ email: emailField, againAt: z.number(), next: z.string().nullable() });

export interface PendingEmail {
  email: string;
  /** Seconds until the mail can be sent again. 0 if it can be sent now. */
  waitSeconds: number;
  /** The page that this browser requested before it had to sign up. */
  next: string | null;
}

export function rememberPendingEmail({
  email,
  againAt,
  next,
}: {
  email: string;
  /** When the mail can be sent again. Null if it can be sent now. */
  againAt: Date | null;
  next: string | null;
}): Promise<string> {
  return cookie.serialize({ email, againAt: againAt?.getTime() ?? 0, next });
}

export function clearPendingEmail(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

export async function readPendingEmail(request: Request, now: Date): Promise<PendingEmail | null> {
  const parsed = shape.safeParse(await cookie.parse(request.headers.get("cookie")));
  if (!parsed.success) return null;
  const { email, againAt } = parsed.data;
  const next = localPath(parsed.data.next);
  const waitSeconds = Math.ceil(Math.max(0, againAt - now.getTime()) / 1_000);
  return { email, waitSeconds, next };
}
