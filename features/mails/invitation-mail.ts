import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailableName } from "./mail-words.ts";

export interface InvitationMail {
  appName: string;
  origin: string;
  companyName: string;
  email: string;
}

export async function invitationMail(input: InvitationMail): Promise<MailContent> {
  const { appName, origin, email } = input;
  const company = mailableName(input.companyName);
  return composeMail({
    kind: "invitation",
    appName,
    origin,
    subject: `You're in: ${appName} is ready for you`,
    preheader: "You're off the waitlist. Sign in and turn your website into a help center.",
    title: "You're off the waitlist",
    paragraphs: [
      `${company ?? "Your company"} now has full access to ${appName}. Sign in as ${email}, enter your website and watch it become a help center.`,
    ],
    action: { label: "Sign in", href: new URL("/auth", origin).href },
    reason: `You're getting this email because you joined the ${appName} waitlist.`,
  });
}
