/** Sends one email over one SMTP connection and reports whether a retry is safe. */
import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";

export interface SmtpMail {
  /** "Name <address>" or an address. */
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  unsubscribeUrl: string | null;
  messageId: string;
  date: Date;
}

export type SmtpOutcome =
  | { result: "sent" }
  /** The server permanently rejected the email. */
  | { result: "refused"; reason: string }
  /** The email wasn't handed over, so a retry can't duplicate it. */
  | { result: "away"; reason: string }
  /** The email was handed over, but no reply came. A retry might duplicate it. */
  | { result: "unknown"; reason: string };

export interface SendOverSmtpOptions {
  /** smtp(s)://user:password@host:port */
  smtpUrl: string;
  timeoutMs: number;
}

/** Always resolves, no later than the time limit. */
export async function sendOverSmtp(
  { unsubscribeUrl, ...mail }: SmtpMail,
  { smtpUrl, timeoutMs }: SendOverSmtpOptions,
): Promise<SmtpOutcome> {
  const composed = new MailComposer({
    ...mail,
    // Passed as objects, so that a validated address isn't parsed again.
    to: { name: "", address: mail.to },
    replyTo: mail.replyTo === null ? undefined : { name: "", address: mail.replyTo },
    html: mail.html ?? undefined,
    // Suppresses automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = composed.getEnvelope();
  const bytes = await composed.build();
  const { auth, ...server } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  // The message is read only after the server's "354 go ahead". From then on the email may have arrived.
  let handedOver = false;
  const message = new Readable({
    highWaterMark: 0,
    read() {
      handedOver = true;
      this.push(bytes);
      this.push(null);
    },
  });

  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(new Error("The mail server did not respond in time.")), timeoutMs);
    connection.once("error", finish);
    connection.once("end", () => finish(new Error("The mail server closed the connection.")));
    connection.connect((connectError) => {
      if (connectError) finish(connectError);
      else if (auth) connection.login(auth, (loginError) => (loginError ? finish(loginError) : send()));
      else send();
    });

    function send() {
      connection.send({ from: envelope.from, to: envelope.to }, message, (error, info) => {
        if (error) finish(error);
        else if (info.rejected.length > 0)
          finish(info.rejectedErrors?.[0] ?? new Error("Recipient refused."));
        else finish(null);
      });
    }
    function finish(error: Error | null) {
      clearTimeout(timer);
      connection.removeAllListeners("end");
      connection.on("error", () => undefined);
      if (error) connection.close();
      else connection.quit();
      resolve(error ? outcomeOf(error, handedOver) : { result: "sent" });
    }
  });
}

/** Mail clients show a button for these (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function outcomeOf(error: Error, handedOver: boolean): SmtpOutcome {
  const reason = error.message.slice(0, 500);
  const responseCode = "responseCode" in error ? Number(error.responseCode) : 0;
  const command = "command" in error ? String(error.command) : "";
  // Only errors about this email are permanent. Refused credentials are for the operator to fix.
  const concernsMail = ["MAIL FROM", "RCPT TO", "DATA"].includes(command);
  if (responseCode >= 500 && concernsMail) return { result: "refused", reason };
  if (handedOver && !(responseCode >= 400)) return { result: "unknown", reason };
  return { result: "away", reason };
}
