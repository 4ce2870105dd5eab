/** Which address waits for its confirmation: shown on the next page, and where the mail is sent again. */
import { createCookie } from "react-router";
import { z } from "zod";
import { emailField } from "#features/accounts/schema.ts";
import { accountLimits } from "#features/accounts/texts.ts";

const cookie = createCookie("step.pending", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 86_400,
});
const shape = z.object({ email: emailField, sentAt: z.number() });

export interface PendingEmail {
  email: string;
  /** Until the mail can be sent again; 0 when it can. */
  waitSeconds: number;
}

export function rememberPendingEmail(email: string, now: Date): Promise<string> {
  return cookie.serialize({ email, sentAt: now.getTime() });
}

export function forgetPendingEmail(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

export async function readPendingEmail(request: Request, now: Date): Promise<PendingEmail | null> {
  const parsed = shape.safeParse(await cookie.parse(request.headers.get("cookie")));
  if (!parsed.success) return null;
  const { email, sentAt } = parsed.data;
  const passedSeconds = Math.max(0, (now.getTime() - sentAt) / 1_000);
  return { email, waitSeconds: Math.ceil(Math.max(0, accountLimits.resendWaitSeconds - passedSeconds)) };
}
