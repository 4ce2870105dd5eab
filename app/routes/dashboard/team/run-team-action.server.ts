/** Handles the forms on the members page. */
import { z } from "zod";
import type { LookUpTexts } from "#features/domains/look-up-domain.server.ts";
import { addMailDomain, removeMailDomain } from "#features/domains/mail-domains.server.ts";
import { verifyMailDomain } from "#features/domains/verify-mail-domain.server.ts";
import {
  changeRole,
  leaveTeam,
  removeFromTeam,
  transferOwnership,
} from "#features/team/change-members.server.ts";
import type { TeamDeps } from "#features/team/invitation-record.server.ts";
import { invitePeople } from "#features/team/invite.server.ts";
import {
  changeInvitedRole,
  resendInvitation,
  revokeInvitation,
} from "#features/team/open-invitations.server.ts";
import { invitedRoles } from "#features/team/team-texts.ts";
import type { Refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { roles } from "#shared/permissions.ts";
import type { Services } from "../../auth/account-deps.server.ts";

const memberId = z.uuid();
const invitationId = z.uuid();
const domainId = z.uuid();

const teamForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("change-role"), memberId, role: z.enum(roles) }),
  z.object({ intent: z.literal("remove"), memberId }),
  z.object({ intent: z.literal("transfer"), memberId }),
  z.object({ intent: z.literal("leave") }),
  z.object({ intent: z.literal("invite"), emails: z.string().max(10_000), role: z.enum(invitedRoles) }),
  z.object({ intent: z.literal("change-invited-role"), invitationId, role: z.enum(invitedRoles) }),
  z.object({ intent: z.literal("resend"), invitationId }),
  z.object({ intent: z.literal("revoke"), invitationId }),
  z.object({ intent: z.literal("add-mail-domain"), domain: z.string().max(1_000) }),
  z.object({ intent: z.literal("verify-mail-domain"), domainId }),
  z.object({ intent: z.literal("remove-mail-domain"), domainId }),
]);

type TeamIntent = z.infer<typeof teamForm>["intent"];
type TeamAnswer = { intent: TeamIntent; result: { ok: true; text: string } | Refused<"emails" | "domain"> };
type Deps = TeamDeps & Pick<Services, "log"> & { lookUpTexts: LookUpTexts };

/** Null if the form isn't known. */
export async function runTeamAction(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<TeamAnswer | null> {
  const asked = teamForm.safeParse(Object.fromEntries(form));
  if (!asked.success) return null;
  const { data } = asked;
  return { intent: data.intent, result: await run(deps, scope, data) };
}

async function run(
  deps: Deps,
  scope: OwnerScope,
  asked: z.infer<typeof teamForm>,
): Promise<TeamAnswer["result"]> {
  const { db } = deps;
  switch (asked.intent) {
    case "change-role":
      return changeRole(db, scope, asked);
    case "remove":
      return removeFromTeam(db, scope, asked);
    case "transfer":
      return transferOwnership(db, scope, asked);
    case "leave":
      return leaveTeam(db, scope);
    case "change-invited-role":
      return changeInvitedRole(db, scope, asked);
    case "resend":
      return resendInvitation(deps, scope, asked);
    case "revoke":
      return revokeInvitation(deps, scope, asked);
    case "add-mail-domain":
      return addMailDomain(deps, scope, { typed: asked.domain });
    case "verify-mail-domain":
      return verifyMailDomain(deps, scope, asked);
    case "remove-mail-domain":
      return removeMailDomain(db, scope, asked);
    case "invite": {
      const invited = await invitePeople(deps, scope, { addresses: asked.emails, role: asked.role });
      if (!invited.ok) return invited;
      const [first = "", ...others] = invited.emails;
      const text =
        others.length === 0
          ? `We sent an invitation to ${first}.`
          : `We sent ${invited.emails.length} invitations.`;
      return { ok: true, text };
    }
  }
}
