/** The mailbox's door. To everybody but whoever sits at this machine it does not exist. */
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { mayReadMailbox } from "#features/mailbox/policy.ts";

export const mailboxReadersOnly: MiddlewareFunction<Response> = ({ context, request }, next) => {
  if (!canOpenMailbox(context, request)) throw new Response("", { status: 404 });
  return next();
};

/** Also asked by pages that point to it. */
export function canOpenMailbox(context: Readonly<RouterContextProvider>, request: Request): boolean {
  const { config, origin } = context.get(servicesContext);
  const clientAddress = context.get(clientAddressContext);
  return mayReadMailbox(config, { origin, clientAddress, headers: request.headers });
}
