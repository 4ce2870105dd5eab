/** The cookies of a sign-in with the sign-in service. Their values are encrypted: see service-tickets.ts. */
import { createCookie, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import {
  openTicket,
  sealTicket,
  type Ticket,
  type TicketKind,
  ticketSeconds,
} from "#features/accounts/service-tickets.ts";

const cookieFor = (kind: TicketKind) =>
  createCookie(`step.service-${kind}`, {
    httpOnly: true,
    // The service sends the browser back from another site.
    sameSite: "lax",
    path: "/auth",
    maxAge: ticketSeconds(kind),
  });

const cookies = { attempt: cookieFor("attempt"), person: cookieFor("person"), connect: cookieFor("connect") };

type Context = Readonly<RouterContextProvider>;

export function ticketSetCookie<Kind extends TicketKind>(
  context: Context,
  kind: Kind,
  ticket: Ticket<Kind>,
): Promise<string> {
  const { secretBox, clock } = context.get(servicesContext);
  return cookies[kind].serialize(sealTicket({ secretBox, now: clock.now() }, kind, ticket));
}

export async function readTicket<Kind extends TicketKind>(
  context: Context,
  request: Request,
  kind: Kind,
): Promise<Ticket<Kind> | null> {
  const { secretBox, clock } = context.get(servicesContext);
  const value: unknown = await cookies[kind].parse(request.headers.get("cookie"));
  return openTicket({ secretBox, now: clock.now() }, kind, typeof value === "string" ? value : null);
}

export function clearTicket(kind: TicketKind): Promise<string> {
  return cookies[kind].serialize("", { maxAge: 0 });
}
