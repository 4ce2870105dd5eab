import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Avatar } from "#features/team/components/avatar.tsx";
import { initialsOf } from "#features/team/initials.ts";
import { invitedRoles, roleNames } from "#features/team/team-texts.ts";
import { may, mayManage, type Role, roles } from "#shared/permissions.ts";
import { type Confirmation, ConfirmDialog } from "./confirm-dialog.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { PostButton } from "./post-button.tsx";
import { RoleSelect } from "./role-select.tsx";
import type { ShownInvitation, ShownMember } from "./shown-member.ts";

/** The columns of the header and of every row. */
const columns =
  "grid grid-cols-[2rem_minmax(0,1fr)_auto_2.25rem] items-center gap-x-3 px-4 md:grid-cols-[2rem_minmax(0,1fr)_8rem_8rem_2.25rem] md:gap-x-4";

export function MemberList({
  members,
  invitations,
  yourRole,
}: {
  members: ShownMember[];
  invitations: ShownInvitation[];
  yourRole: Role;
}) {
  const { t } = useTeamTexts("team");
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  return (
    <div className="rounded-lg border border-border">
      <div
        aria-hidden="true"
        className={`${columns} rounded-t-lg bg-surface-2 py-2 text-13 font-medium text-text-3 max-md:hidden`}
      >
        <span className="col-start-2">{t("Name")}</span>
        <span>{t("Role")}</span>
        <span>{t("Last seen")}</span>
      </div>
      <ul aria-label={t("Members")} className="divide-y divide-border md:border-t md:border-border">
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} yourRole={yourRole} onConfirm={setConfirmation} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </div>
  );
}

function MemberRow({
  member,
  yourRole,
  onConfirm,
}: {
  member: ShownMember;
  yourRole: Role;
  onConfirm: (confirmation: Confirmation) => void;
}) {
  const { t, said } = useTeamTexts("team");
  const { userId, name, email, role, isYou, lastSeen } = member;
  const shownName = name || email;
  const actions: Confirmation["kind"][] = [];
  if (isYou) actions.push("leave");
  else if (mayManage(yourRole, role)) {
    if (may(yourRole, "delete the company")) actions.push("transfer");
    actions.push("remove");
  }
  return (
    <li className={`${columns} min-h-16 py-3 text-14`}>
      <Avatar>{initialsOf(member)}</Avatar>
      <Who name={shownName} note={name ? email : null} suffix={isYou ? t("(you)") : null} />
      {mayManage(yourRole, role) && !isYou ? (
        <RoleSelect
          fields={{ intent: "change-role", memberId: userId }}
          label={t("Role of {name}", { name: shownName })}
          role={role}
          choices={roles.filter((each) => mayManage(yourRole, each))}
        />
      ) : (
        <span>{said(roleNames[role])}</span>
      )}
      <span className="text-text-2 max-md:hidden">
        <span className="sr-only">{t("Last seen:")} </span>
        {lastSeen}
      </span>
      {actions.length > 0 ? (
        <MemberMenu
          name={shownName}
          actions={actions}
          onSelect={(kind) => onConfirm({ kind, memberId: userId, name: shownName, role })}
        />
      ) : null}
    </li>
  );
}

function InvitationRow({ invitation }: { invitation: ShownInvitation }) {
  const { t } = useTeamTexts("team");
  const { id, email, role, note, isExpired } = invitation;
  return (
    <li className={`${columns} min-h-16 py-3 text-14`}>
      <Avatar isDashed>
        <Mail className="size-3.5" strokeWidth={1.75} />
      </Avatar>
      <Who name={email} note={note} isWarning={isExpired} />
      <RoleSelect
        fields={{ intent: "change-invited-role", invitationId: id }}
        label={t("Role of {name}", { name: email })}
        role={role}
        choices={invitedRoles}
      />
      <span className="flex gap-4 text-13 max-md:col-span-3 max-md:col-start-2 md:col-span-2">
        <PostButton fields={{ intent: "resend", invitationId: id }} label={t("Send again")} of={email} />
        <PostButton fields={{ intent: "revoke", invitationId: id }} label={t("Revoke")} of={email} />
      </span>
    </li>
  );
}

function Who({
  name,
  note,
  suffix = null,
  isWarning = false,
}: {
  name: string;
  note: ReactNode;
  suffix?: string | null;
  isWarning?: boolean;
}) {
  return (
    <div className="min-w-0">
      <p className="truncate font-medium">
        {name} {suffix ? <span className="font-normal text-text-3">{suffix}</span> : null}
      </p>
      {note ? (
        <p className={`text-13 ${isWarning ? "text-warn" : "text-text-3"} md:truncate`}>{note}</p>
      ) : null}
    </div>
  );
}
