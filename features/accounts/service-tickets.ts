/**
 * What the browser keeps between the pages of a sign-in with the sign-in service. It is encrypted, so that it can be
 * neither read nor changed, and is valid for only a few minutes. Nothing is stored for visitors who never return.
 */
import { z } from "zod";
import type { SecretBox } from "#platform/access/secret-box.ts";
import { plans } from "#shared/enumerations.ts";

const attemptShape = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where the browser wanted to go. */
  next: z.string().nullable(),
  plan: z.enum(plans),
  /** The session whose account will be connected. Null for a sign-in. */
  connect: z.object({ userId: z.string(), sessionId: z.string() }).nullable(),
});

const personShape = z.object({
  person: z.object({
    issuer: z.string(),
    subject: z.string(),
    verifiedEmail: z.string(),
    name: z.string(),
    provedSecondFactor: z.boolean(),
  }),
  next: z.string().nullable(),
  plan: z.enum(plans),
});

const connectShape = z.object({ userId: z.string(), sessionId: z.string() });

const kinds = {
  /** From the redirect to the service until the visitor returns. */
  attempt: { shape: attemptShape, minutes: 10 },
  /** A person without an account, until one is created or connected. */
  person: { shape: personShape, minutes: 20 },
  /** The password was checked, and the browser may connect the account. */
  connect: { shape: connectShape, minutes: 10 },
} as const;

export type TicketKind = keyof typeof kinds;
export type Ticket<Kind extends TicketKind> = z.infer<(typeof kinds)[Kind]["shape"]>;

export function ticketSeconds(kind: TicketKind): number {
  return kinds[kind].minutes * 60;
}

interface Deps {
  secretBox: SecretBox;
  now: Date;
}

export function sealTicket<Kind extends TicketKind>(
  { secretBox, now }: Deps,
  kind: Kind,
  ticket: Ticket<Kind>,
): string {
  return secretBox.seal(JSON.stringify({ at: now.getTime(), ticket }), ownerOf(kind));
}

/** Null if the ticket is missing, expired, changed or of another kind. */
export function openTicket<Kind extends TicketKind>(
  { secretBox, now }: Deps,
  kind: Kind,
  sealed: string | null,
): Ticket<Kind> | null {
  if (sealed === null) return null;
  const { shape, minutes } = kinds[kind];
  try {
    const opened = z
      .object({ at: z.number(), ticket: shape })
      .parse(JSON.parse(secretBox.open(sealed, ownerOf(kind))));
    const ageMs = now.getTime() - opened.at;
    return ageMs >= 0 && ageMs <= minutes * 60_000 ? (opened.ticket as Ticket<Kind>) : null;
  } catch {
    return null;
  }
}

function ownerOf(kind: TicketKind): string {
  return `sign-in service: ${kind}`;
}
