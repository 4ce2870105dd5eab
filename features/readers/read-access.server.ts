/** Decides whether a request may read a private help center. */
import { and, eq } from "drizzle-orm";
import { invitedReaders } from "#db/schema/private-access.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { type PassHolder, passHours } from "#platform/access/reader-passes.ts";
import type { Services } from "#platform/services.ts";
import { readCookie } from "#shared/read-cookie.ts";
import type { PrivateCenter } from "./private-center.ts";

type Deps = Pick<Services, "db" | "clock" | "readerPasses">;

export interface Reader {
  headers: Headers;
  /** The host with its port, as requested. */
  host: string;
  /** The signed-in user, on the main host only. */
  userId: string | null;
}

/** The Set-Cookie value that gives this browser access to the help center. */
export function passSetCookie(
  { clock, readerPasses }: Pick<Deps, "clock" | "readerPasses">,
  { companyId }: PrivateCenter,
  { host, holder }: { host: string; holder: PassHolder },
): string {
  const pass = readerPasses.issue({ companyId, host }, holder, clock.now());
  return `${passCookieName(companyId)}=${pass}; Max-Age=${passHours * 3_600}; Path=/; HttpOnly; SameSite=Lax`;
}

/** One cookie per help center, since the main host serves many. */
function passCookieName(companyId: string): string {
  return `step.reader.${companyId.slice(0, 8)}`;
}

/**
 * Checked against the database on each request, so that access ends with the membership, the password or the
 * invitation.
 */
export async function mayRead(
  { db, clock, readerPasses }: Deps,
  { companyId, access }: PrivateCenter,
  { headers, host, userId }: Reader,
): Promise<boolean> {
  if (userId !== null && (await findRole(db, { companyId, userId }))) return true;
  const pass = readCookie(headers, passCookieName(companyId));
  const holder = readerPasses.read({ companyId, host }, pass, clock.now());
  return holder !== null && isStillValid({ db }, access, holder);
}

async function isStillValid(
  { db }: Pick<Deps, "db">,
  { companyId, kind, passwordVersion }: PrivateCenter["access"],
  holder: PassHolder,
): Promise<boolean> {
  switch (holder.kind) {
    case "password":
      return kind === "password" && holder.version === passwordVersion;
    case "member":
      return (await findRole(db, { companyId, userId: holder.userId })) !== null;
    case "reader":
      return kind === "members" && (await isInvited({ db }, companyId, holder.readerId));
  }
}

async function isInvited({ db }: Pick<Deps, "db">, companyId: string, readerId: string): Promise<boolean> {
  const reader = and(eq(invitedReaders.id, readerId), eq(invitedReaders.companyId, companyId));
  return (await db.$count(invitedReaders, reader)) > 0;
}
