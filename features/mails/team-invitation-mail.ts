import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration, mailableName } from "./mail-words.ts";

export interface TeamInvitationMail {
  appName: string;
  origin: string;
  companyName: string;
  /** The name or address of the member who invites. */
  inviter: string;
  /** "Writer" */
  roleName: string;
  /** What the role can do, as one or two sentences. */
  roleText: string;
  /** URL of the page with the button that accepts. Single-use. */
  link: string;
  expiresInDays: number;
}

/** Sent to a person whom a member invited to a company's team. */
export async function teamInvitationMail(input: TeamInvitationMail): Promise<MailContent> {
  const { appName, origin, roleName, roleText, link } = input;
  const company = mailableName(input.companyName);
  const inviter = mailableName(input.inviter) ?? "A colleague";
  const team = company ? `${company}'s team` : "a team";
  const lifetime = duration({ minutes: input.expiresInDays * 1_440 });
  return composeMail({
    kind: "team-invitation",
    appName,
    origin,
    subject: `You're invited to a team on ${appName}`,
    preheader: `${inviter} invited you to ${team}. The invitation works for ${lifetime}.`,
    title: `You're invited to ${team}`,
    paragraphs: [
      `${inviter} invited you to work on ${company ? `${company}'s` : "a"} help center in ${appName}.`,
      `Your role: ${roleName}. ${roleText}`,
    ],
    action: { label: "Open the invitation", href: link, note: `The link works once, within ${lifetime}.` },
    reason: `You're getting this email because ${inviter} entered your address. If you don't know them, ignore it. Nothing happens unless you accept.`,
  });
}
