/** Who works in this company, and with which role. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { dayNameIn } from "#engines/messages/team/team-dates.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { createTextLookup } from "#features/domains/look-up-domain.server.ts";
import { listMailDomains } from "#features/domains/mail-domains.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { RoleList } from "#features/team/components/role-list.tsx";
import { listTeam, type TeamMember } from "#features/team/list-team.server.ts";
import { listOpenInvitations, type OpenInvitation } from "#features/team/open-invitations.server.ts";
import { dayIn } from "#shared/day-text.ts";
import { may } from "#shared/permissions.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext, roleContext, sessionContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage, teamLanguageContext } from "../../team-texts.server.ts";
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
  const texts = accountTexts(context, "team");
  return {
    ...inAccountLanguage(context, ["team"]),
    role,
    serviceLabel: signInService?.label ?? "",
    mailDomains,
    members: team.map((member) => present(member, { now, texts })),
    invitations: invited.map((invitation) => presentInvitation(invitation, { now, texts })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const lookUpTexts = createTextLookup(services.config.domains.dnsServer);
  const deps = { ...services, mails: createMails(services, context.get(teamLanguageContext)), lookUpTexts };
  const answer = await runTeamAction(deps, context.get(ownerContext), form);
  if (!answer) throw unknownForm();
  const { intent, result } = answer;
  const { said } = accountTexts(context, "team");
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
  if (!result.ok) return redirectWithToast(path, { kind: "error", text: said(result.problem) });
  if (intent !== "leave") return redirectWithToast(path, { kind: "success", text: said(result.text) });
  const { sessionId } = context.get(sessionContext);
  await services.access.selectCompany({ sessionId, companyId: null });
  return redirectWithToast("/dashboard", { kind: "success", text: said(result.text) });
}

interface Reader {
  now: Date;
  texts: TeamTexts<"team">;
}

function present({ lastSeenAt, ...member }: TeamMember, reader: Reader): ShownMember {
  return { ...member, lastSeen: member.isYou ? reader.texts.t("Now") : lastSeenText(lastSeenAt, reader) };
}

/** Sessions are renewed hourly, so finer times would be false precision. */
function lastSeenText(then: Date | null, { now, texts: { t, language } }: Reader): string {
  if (!then) return t("Signed out");
  if (now.getTime() - then.getTime() < 2 * 3_600_000) return t("Recently");
  const text = agoText(then, now, language).replace(/^(?:on|am) /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function presentInvitation(
  { expiresAt, inviter, ...invitation }: OpenInvitation,
  { now, texts: { t, language } }: Reader,
): ShownInvitation {
  const isExpired = expiresAt <= now;
  const day = dayNameIn(language, dayIn(expiresAt.toISOString(), "UTC"));
  const name = inviter ?? "";
  const until = name
    ? t("Invited by {name}, expires {day}", { name, day })
    : t("Invited, expires {day}", { day });
  const ended = name ? t("Invited by {name}, expired", { name }) : t("Invited, expired");
  return { ...invitation, isExpired, note: isExpired ? ended : until };
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
