/** The local mailbox shows mails that would otherwise go to a mail server. */

interface MailConfig {
  mail: { smtpUrl: string | null };
}

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** True if no mail server is configured and ORIGIN is a loopback address. */
export function mailStaysHere({ mail }: MailConfig, origin: string): boolean {
  return mail.smtpUrl === null && loopbackHost.test(new URL(origin).hostname);
}
