/** The local mailbox shows the mails that a mail server would have sent. */

interface MailConfig {
  mail: { smtpUrl: string | null };
}

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** True while no mail server is set and ORIGIN is a loopback address: only then is there a mailbox. */
export function mailStaysHere({ mail }: MailConfig, origin: string): boolean {
  return mail.smtpUrl === null && loopbackHost.test(new URL(origin).hostname);
}
