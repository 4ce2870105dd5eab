import { listMembers } from "#features/companies/member-records.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Role } from "#shared/permissions.ts";
import { findPeople, type Person } from "./people.server.ts";

export interface TeamMember extends Person {
  userId: string;
  role: Role;
  isYou: boolean;
}

/** Owners first. */
export async function listTeam(db: Db, { companyId, userId }: OwnerScope): Promise<TeamMember[]> {
  const rows = await listMembers(db, companyId);
  const people = await findPeople(
    db,
    rows.map((row) => row.userId),
  );
  return rows.flatMap((row) => {
    const person = people.get(row.userId);
    return person ? [{ ...person, userId: row.userId, role: row.role, isYou: row.userId === userId }] : [];
  });
}
