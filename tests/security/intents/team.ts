/** The members page, invitations and switching between companies. */
import { invitations, mailDomains, members } from "#db/schema.ts";
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

async function addMailDomain({ app, dns, company, made }: World): Promise<void> {
  const { companyId, mark } = company;
  const domain = `mail-${mark}.example`.toLowerCase();
  const [row] = await app.services.db
    .insert(mailDomains)
    .values({ companyId, domain, token: `token-${mark}` })
    .returning();
  dns.zone[`_step-mail.${domain}`] = { TXT: [`step-mail-verification=token-${mark}`] };
  made.mailDomain = row?.id ?? "";
}

const mailDomain: Row = {
  prepare: addMailDomain,
  fields: ({ made }) => ({ domainId: made.mailDomain ?? "" }),
};
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
    "add-mail-domain": {
      fields: ({ company }) => ({ domain: `new-${company.mark}.example` }),
      stranger: "own",
      isQuoting: true,
    },
    "verify-mail-domain": mailDomain,
    "remove-mail-domain": mailDomain,
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
