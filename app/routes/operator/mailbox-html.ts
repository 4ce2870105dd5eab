import { servicesContext } from "#app/context.ts";
import { findMail } from "#features/mailbox/list-mails.server.ts";
import type { Route } from "./+types/mailbox-html";
import { mailboxReadersOnly } from "./mailbox-guard.server.ts";

export const middleware = [mailboxReadersOnly];

const policy = [
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

export async function loader({ context, params }: Route.LoaderArgs) {
  const mail = await findMail(context.get(servicesContext).db, params.mailId);
  if (mail?.html == null) throw new Response("", { status: 404 });
  return new Response(mail.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
