/** Who may read the local mailbox, in which every mail lies that would have been sent if there were a mail server. */

export interface MailboxVisit {
  smtpUrl: string | null;
  /** The main host's own address. */
  origin: string;
  clientAddress: string;
  requestHeaders: Headers;
}

const loopbackHosts = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1)$/;
/** Behind a proxy on the same machine every visitor comes from loopback; these give the proxy away. */
const forwardingHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Only somebody at this very machine, on an installation that serves nobody else and sends no mail. */
export function mayReadMailbox({ smtpUrl, origin, clientAddress, requestHeaders }: MailboxVisit): boolean {
  if (!mailStaysHere({ mail: { smtpUrl } }, origin)) return false;
  return loopbackAddress.test(clientAddress) && !forwardingHeaders.some((name) => requestHeaders.has(name));
}

/** True on an installation that sends no mail and serves nobody but this machine: there is a mailbox then. */
export function mailStaysHere(config: { mail: { smtpUrl: string | null } }, origin: string): boolean {
  return config.mail.smtpUrl === null && loopbackHosts.test(new URL(origin).hostname);
}
