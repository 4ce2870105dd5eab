/** The members page, invitations and switching between companies. */
import { invitations, members } from "#db/schema.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";

async function addWriter({ app, company, made }: World): Promise<void> {
  const { userId } = await createUser(app.services, { betaStatus: null });
  await app.services.db.insert(members).values({ companyId: company.companyId, userId, role: "writer" });
  made.member = userId;
}

async function addInvitation({ app, company, made }: World): Promise<void> {
  const [row] = await app.services.db
    .insert(invitations)
    .values({
      companyId: company.companyId,
      email: `invited@${company.mark}.example`,
      role: "writer",
      tokenHash: company.mark,
      invitedBy: company.userId,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning();
  made.invitation = row?.id ?? "";
}

const member: Row = { prepare: addWriter, fields: ({ made }) => ({ memberId: made.member ?? "" }) };
const invitation: Row = {
  prepare: addInvitation,
  fields: ({ made }) => ({ invitationId: made.invitation ?? "" }),
};
const withRole = (row: Row): Row => ({
  ...row,
  fields: async (world, asker) => ({ ...(await row.fields?.(world, asker)), role: "editor" }),
});

export const teamRows: Rows = {
  ...atEach(["main/dashboard/team"], {
    "change-role": withRole(member),
    remove: member,
    transfer: member,
    // The last owner of both companies.
    leave: { prepare: addOwner, stranger: "own" },
    "change-invited-role": withRole(invitation),
    resend: invitation,
    revoke: invitation,
    invite: {
      fields: ({ company }) => ({ emails: `new@${company.mark}.example`, role: "writer" }),
      stranger: "own",
      isQuoting: true,
    },
  }),
};

/** With a second owner, the first one can leave. */
async function addOwner({ app, company }: World): Promise<void> {
  const { userId } = await createUser(app.services, { betaStatus: null });
  await app.services.db.insert(members).values({ companyId: company.companyId, userId, role: "owner" });
}
