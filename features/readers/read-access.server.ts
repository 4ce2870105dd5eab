/** Decides whether a request may read a private help center. */
import { and, eq } from "drizzle-orm";
import { invitedReaders } from "#db/schema/private-access.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { type PassHolder, passHours, type ReadPass } from "#platform/access/reader-passes.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { readCookie } from "#shared/read-cookie.ts";
import type { PrivateCenter } from "./private-center.ts";

type Deps = Pick<Services, "db" | "clock" | "readerPasses">;

/** What only accounts know. */
interface MemberDeps {
  /** Whether what a browser got for this member at `since` still counts. */
  isMemberSince(db: Db, member: { companyId: string; userId: string; since: Date }): Promise<boolean>;
}

export interface Reader {
  headers: Headers;
  /** The host with its port, as requested. */
  host: string;
  /** The signed-in user, on the main host only. */
  userId: string | null;
}

/** Afterward, the pass of a password only proves that this browser has entered before: see `knowsPassword`. */
const knownDays = 30;

/** The Set-Cookie value that gives this browser access to the help center. */
export function passSetCookie(
  { clock, readerPasses }: Pick<Deps, "clock" | "readerPasses">,
  { companyId }: PrivateCenter,
  { host, holder }: { host: string; holder: PassHolder },
): string {
  const pass = readerPasses.issue({ companyId, host }, holder, clock.now());
  const hours = holder.kind === "password" ? knownDays * 24 : passHours;
  return `${passCookieName(companyId)}=${pass}; Max-Age=${hours * 3_600}; Path=/; HttpOnly; SameSite=Lax`;
}

/** One cookie per help center, since the main host serves many. */
function passCookieName(companyId: string): string {
  return `step.reader.${companyId.slice(0, 8)}`;
}

/**
 * Checked against the database on each request, so that access ends with the membership, the password or the
 * invitation, and with a member's own new password.
 */
export async function mayRead(
  { db, clock, readerPasses, isMemberSince }: Deps & MemberDeps,
  { companyId, access }: PrivateCenter,
  { headers, host, userId }: Reader,
): Promise<boolean> {
  if (userId !== null && (await findRole(db, { companyId, userId }))) return true;
  const cookie = readCookie(headers, passCookieName(companyId));
  const pass = readerPasses.read({ companyId, host }, cookie, clock.now());
  return pass !== null && isStillValid({ db, isMemberSince }, access, pass);
}

/** Whether this browser has entered with the present password before. It gives no access. */
export function knowsPassword(
  { readerPasses }: Pick<Deps, "readerPasses">,
  { companyId, access }: PrivateCenter,
  { headers, host }: Pick<Reader, "headers" | "host">,
): boolean {
  const holder = readerPasses.holderOf({ companyId, host }, readCookie(headers, passCookieName(companyId)));
  return holder?.kind === "password" && holder.version === access.passwordVersion;
}

async function isStillValid(
  { db, isMemberSince }: Pick<Deps, "db"> & MemberDeps,
  { companyId, kind, passwordVersion }: PrivateCenter["access"],
  { holder, issuedAt }: ReadPass,
): Promise<boolean> {
  switch (holder.kind) {
    case "password":
      return kind === "password" && holder.version === passwordVersion;
    case "member":
      return isMemberSince(db, { companyId, userId: holder.userId, since: issuedAt });
    case "reader":
      return kind === "members" && (await isInvited({ db }, companyId, holder.readerId));
  }
}

async function isInvited({ db }: Pick<Deps, "db">, companyId: string, readerId: string): Promise<boolean> {
  const reader = and(eq(invitedReaders.id, readerId), eq(invitedReaders.companyId, companyId));
  return (await db.$count(invitedReaders, reader)) > 0;
}
