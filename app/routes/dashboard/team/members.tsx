/** Who works in this company, and with which role. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { createTextLookup } from "#features/domains/look-up-domain.server.ts";
import { listMailDomains } from "#features/domains/mail-domains.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { RoleList } from "#features/team/components/role-list.tsx";
import { listTeam, type TeamMember } from "#features/team/list-team.server.ts";
import { listOpenInvitations, type OpenInvitation } from "#features/team/open-invitations.server.ts";
import { dayIn, dayName } from "#shared/day-text.ts";
import { may } from "#shared/permissions.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { visitorLanguage } from "../../auth/visitor-texts.server.ts";
import { ownerContext, roleContext, sessionContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { agoText } from "../getting-started/ago-text.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/members";
import { InviteButton } from "./components/invite-dialog.tsx";
import { MailDomains } from "./components/mail-domains.tsx";
import { MemberList } from "./components/member-list.tsx";
import type { ShownInvitation, ShownMember } from "./components/shown-member.ts";
import { TeamFrame } from "./components/team-frame.tsx";
import { runTeamAction } from "./run-team-action.server.ts";

const path = "/dashboard/team";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, signInService } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const role = context.get(roleContext);
  const now = clock.now();
  const mayManage = may(role, "manage members");
  const [team, invited, mailDomains] = await Promise.all([
    listTeam(db, scope),
    mayManage ? listOpenInvitations(db, scope) : [],
    // People with an address at these domains join when they sign in through the sign-in service.
    mayManage && signInService ? listMailDomains(db, scope) : null,
  ]);
  return {
    role,
    serviceLabel: signInService?.label ?? "",
    mailDomains,
    members: team.map((member) => present(member, now)),
    invitations: invited.map((invitation) => presentInvitation(invitation, now)),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const lookUpTexts = createTextLookup(services.config.domains.dnsServer);
  const deps = { ...services, mails: createMails(services, visitorLanguage(request)), lookUpTexts };
  const answer = await runTeamAction(deps, context.get(ownerContext), form);
  if (!answer) throw unknownForm();
  const { intent, result } = answer;
  // The dialog shows the problem next to the typed addresses.
  if (!result.ok && intent === "invite")
    return data(
      { problem: result.problem, typed: String(form.get("emails") ?? ""), intent },
      { status: result.status },
    );
  if (!result.ok && result.errors?.domain)
    return data(
      { problem: result.problem, typed: String(form.get("domain") ?? "").slice(0, 300), intent },
      { status: result.status },
    );
  if (!result.ok) return redirectWithToast(path, { kind: "error", text: result.problem });
  if (intent !== "leave") return redirectWithToast(path, { kind: "success", text: result.text });
  const { sessionId } = context.get(sessionContext);
  await services.access.selectCompany({ sessionId, companyId: null });
  return redirectWithToast("/dashboard", { kind: "success", text: result.text });
}

function present({ lastSeenAt, ...member }: TeamMember, now: Date): ShownMember {
  return { ...member, lastSeen: member.isYou ? "Now" : lastSeenText(lastSeenAt, now) };
}

/** Sessions are renewed hourly, so finer times would be false precision. */
function lastSeenText(then: Date | null, now: Date): string {
  if (!then) return "Signed out";
  if (now.getTime() - then.getTime() < 2 * 3_600_000) return "Recently";
  const text = agoText(then, now).replace(/^on /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function presentInvitation(
  { expiresAt, inviter, ...invitation }: OpenInvitation,
  now: Date,
): ShownInvitation {
  const by = inviter ? `Invited by ${inviter}` : "Invited";
  const isExpired = expiresAt <= now;
  const until = isExpired ? "expired" : `expires ${dayName(dayIn(expiresAt.toISOString(), "UTC"))}`;
  return { ...invitation, isExpired, note: `${by}, ${until}` };
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Team", matches);
}

export default function Members({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { role, members, invitations, mailDomains, serviceLabel } = loaderData;
  const refusedOf = (intent: string) => (actionData?.intent === intent ? actionData : null);
  const { companyName } = matches[1].loaderData;
  return (
    <TeamFrame
      active="members"
      action={
        may(role, "manage members") ? (
          <InviteButton companyName={companyName} refused={refusedOf("invite")} />
        ) : undefined
      }
    >
      <MemberList members={members} invitations={invitations} yourRole={role} />
      {mailDomains ? (
        <MailDomains
          domains={mailDomains}
          serviceLabel={serviceLabel}
          refused={refusedOf("add-mail-domain")}
        />
      ) : null}
      <RoleList />
    </TeamFrame>
  );
}

export const ErrorBoundary = SectionError;
