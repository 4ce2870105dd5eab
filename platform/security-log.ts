/**
 * Writes one log line per security event, found by `"security": "<name>"`. Names and fields are a closed list of ids,
 * numbers and enums, so that no user input can get into the log.
 */
import { createHmac, hkdfSync } from "node:crypto";
import type { SecondFactor } from "#platform/access/create-access.ts";
import type { Log } from "#platform/log.ts";
import { networkOf } from "#platform/visitor-networks.ts";
import type { Plan } from "#shared/enumerations.ts";

/** An account by its id, or an email without an account, which is logged as a keyed hash. */
export type AccountRef = { userId: string } | { unknownEmail: string };

interface FromVisitor {
  account: AccountRef;
  visitorAddress: string;
}

interface SignInWay {
  with: "password" | "link" | "confirmation" | "passkey" | "provider";
  device: "known" | "new";
}

interface ByOperator {
  by: { operatorId: string } | "command-line";
}

export interface SecurityEvents {
  "sign-in": FromVisitor & SignInWay & { secondFactor: SecondFactor | "none" };
  /** The first factor is proved. There is no session until the second one is. */
  "second-factor-needed": FromVisitor & SignInWay;
  "second-factor-refused": FromVisitor & { outcome: "wrong" | "used" | "limited"; device: "known" | "new" };
  "passkey-refused": { visitorAddress: string; outcome: "unknown" | "invalid" | "cloned" | "limited" };
  "passkey-added": FromVisitor;
  "passkey-removed": FromVisitor;
  "authenticator-app-added": FromVisitor;
  "authenticator-app-removed": FromVisitor;
  "recovery-codes-created": FromVisitor;
  "recovery-code-used": FromVisitor & { left: number };
  "second-factors-removed": ByOperator & { account: AccountRef };
  "second-factor-required": { account: AccountRef; companyId: string; isRequired: boolean };
  /** The sign-in service didn't answer, or its answer wasn't valid for this browser. */
  "sign-in-service-refused": {
    visitorAddress: string;
    outcome: "unreachable" | "cancelled" | "refused" | "expired" | "unverified" | "limited";
  };
  "sign-in-service-connected": FromVisitor;
  "sign-in-service-disconnected": FromVisitor;
  "sign-in-refused": FromVisitor & { device: "known" | "new" };
  "sign-in-limited": FromVisitor & { limit: "device" | "network" | "account-and-network" | "account" };
  /** The password was right, but the address isn't confirmed. */
  "sign-in-unconfirmed": FromVisitor & { device: "known" | "new" };
  "sign-in-link-requested": FromVisitor & { outcome: "sent" | "limited" };
  "password-reset-requested": FromVisitor & { outcome: "sent" | "limited" };
  "password-reset": FromVisitor;
  "mailed-link-refused": {
    visitorAddress: string;
    kind: "signup" | "password_reset" | "email_change" | "sign_in";
  };
  "password-changed": FromVisitor;
  "own-password-refused": FromVisitor & { outcome: "wrong-password" | "limited" | "sign-in-again" };
  "email-change-requested": FromVisitor;
  "email-changed": FromVisitor;
  "sessions-ended": FromVisitor & { which: "own" | "one" | "others"; count: number };
  "account-deleted": FromVisitor;
  "company-deleted": FromVisitor;
  "operator-granted": ByOperator & { account: AccountRef };
  "operator-revoked": ByOperator & { account: AccountRef };
  "plan-changed": ByOperator & { companyId: string; plan: Plan };
  "waitlist-invited": ByOperator & { count: number };
  "beta-code-created": ByOperator & { codeId: string };
  "beta-code-disabled": ByOperator & { codeId: string };
  "beta-code-enabled": ByOperator & { codeId: string };
  "beta-code-used": { account: AccountRef; companyId: string };
  "api-key-created": ByOperator & { keyId: string };
  "api-key-revoked": ByOperator & { keyId: string };
  /** The first use in a while. Accurate to a minute (see `lastUsedAt`). */
  "api-key-used": { keyId: string; visitorAddress: string };
  "api-key-refused": { visitorAddress: string; outcome: "missing" | "unknown" | "limited" };
  /** The file was too large or of a different type than declared, or there was no space left. */
  "upload-refused": { visitorAddress: string; status: number };
  "foreign-origin-refused": { visitorAddress: string; method: "POST" | "PUT" | "PATCH" | "DELETE" | "other" };
  /** A crawl tried to reach a private address or a blocked port. The address is the resolved one. */
  "egress-blocked": { address: string | null; port: number };
}

type SecurityEventName = keyof SecurityEvents;

export interface SecurityLog {
  report<Name extends SecurityEventName>(name: Name, fields: SecurityEvents[Name]): void;
}

interface SecurityLogOptions {
  log: Log;
  /** The server's secret. A purpose-specific key for the hashes is derived from it. */
  secret: string;
  now: () => Date;
  /** Defaults to an unref'd timer. */
  later?: (run: () => void, ms: number) => void;
}

/** Limit per event name. Further events are only counted, so that a flood can't fill the disk. */
export const maxLinesPerMinute = 30;
const minuteMs = 60_000;

export function createSecurityLog({ log, secret, now, later = runLater }: SecurityLogOptions): SecurityLog {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "security-log", 32));
  const hash = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 16);
  const write = boundedLines(log, { later });
  return {
    report(name, fields) {
      const { account, visitorAddress, by, ...rest } = fields as Partial<FromVisitor & ByOperator>;
      // A network can be recognized only for a day and within this installation, because visitors' addresses aren't
      // stored.
      const day = now().toISOString().slice(0, 10);
      write(name, () => ({
        ...(account
          ? { account: "userId" in account ? account.userId : `unknown:${hash(account.unknownEmail)}` }
          : {}),
        ...(visitorAddress === undefined ? {} : { network: hash(`${day}\n${networkOf(visitorAddress)}`) }),
        ...(by === undefined ? {} : { by: by === "command-line" ? by : by.operatorId }),
        ...rest,
      }));
    },
  };
}

/** `fields` is called only for lines that are written. */
type Lines = (name: SecurityEventName, fields: () => Record<string, unknown>) => void;

/** Limits lines per event name and minute, then logs how many were dropped. */
export function boundedLines(
  log: Log,
  { later = runLater }: { later?: (run: () => void, ms: number) => void } = {},
): Lines {
  const counts = new Map<SecurityEventName, number>();
  // Security events ignore LOG_LEVEL, even in commands, which are otherwise quiet.
  const lines = log.isLevelEnabled("fatal") ? log.child({}, { level: "info" }) : log;
  return (name, fields) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count <= maxLinesPerMinute) lines.info({ security: name, ...fields() }, "security event");
    if (count > 1) return;
    later(() => {
      const leftOut = (counts.get(name) ?? 0) - maxLinesPerMinute;
      counts.delete(name);
      if (leftOut > 0) lines.info({ security: name, leftOut }, "security events suppressed");
    }, minuteMs);
  };
}

function runLater(run: () => void, ms: number): void {
  setTimeout(run, ms).unref();
}
