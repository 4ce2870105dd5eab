/** Who may read the local mailbox, in which every mail lies that would have been sent if there were a mail server. */
import { isLocalOrigin, isLocalVisit, type Visit } from "#shared/local-visit.ts";

interface MailConfig {
  mail: { smtpUrl: string | null };
}

/** True on an installation that sends no mail and serves nobody but this machine: there is a mailbox then. */
export function mailStaysHere(config: MailConfig, origin: string): boolean {
  return config.mail.smtpUrl === null && isLocalOrigin(origin);
}

/** Only somebody at this very machine, on an installation that serves nobody else and sends no mail. */
export function mayReadMailbox(config: MailConfig, visit: Visit): boolean {
  return mailStaysHere(config, visit.origin) && isLocalVisit(visit);
}
