/** The mailbox's door. To everybody but whoever sits at this machine it does not exist. */
import type { MiddlewareFunction } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { mayReadMailbox } from "#features/mailbox/policy.ts";

export const mailboxReadersOnly: MiddlewareFunction<Response> = ({ context, request }, next) => {
  const { config, origin } = context.get(servicesContext);
  const clientAddress = context.get(clientAddressContext);
  if (!mayReadMailbox(config, { origin, clientAddress, headers: request.headers })) {
    throw new Response("", { status: 404 });
  }
  return next();
};
