/**
 * Signed proof that a browser may read one private help center. It is kept in a cookie on that help center's host and
 * grants nothing but read access. The database determines whether it is still valid: see features/readers.
 */
import { createHmac, hkdfSync } from "node:crypto";
import { isSameSecret } from "./is-same-secret.ts";

export const passHours = 12;

/** Who entered: someone with this version of the password, a member (user id), or an invited reader (id). */
export type PassHolder =
  | { kind: "password"; version: number }
  | { kind: "member"; userId: string }
  | { kind: "reader"; readerId: string };

/** A pass is valid on this host for this company only. */
interface Place {
  companyId: string;
  host: string;
}

export interface ReadPass {
  holder: PassHolder;
  issuedAt: Date;
}

export interface ReaderPasses {
  issue(place: Place, holder: PassHolder, now: Date): string;
  /** Null if the pass is forged, expired, or for another place. */
  read(place: Place, pass: string | undefined, now: Date): ReadPass | null;
  /** Also of an expired pass, which proves who entered before, and gives no access. */
  holderOf(place: Place, pass: string | undefined): PassHolder | null;
}

const shape = /^(password|member|reader)\.([\w-]{1,40})\.([0-9a-z]{6,10})\.([\w-]{43})$/;

/** `secret` is the server's; a purpose-specific key is derived from it. */
export function createReaderPasses(secret: string): ReaderPasses {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "reader-pass", 32));
  const sign = (...signed: string[]) =>
    createHmac("sha256", key).update(JSON.stringify(signed)).digest("base64url");

  function open({ companyId, host }: Place, pass = ""): ReadPass | null {
    const [, kind = "", subject = "", issued = "", proof = ""] = shape.exec(pass) ?? [];
    if (proof === "" || !isSameSecret(proof, sign(companyId, host, kind, subject, issued))) return null;
    return { holder: holderOf(kind, subject), issuedAt: new Date(Number.parseInt(issued, 36)) };
  }

  return {
    issue({ companyId, host }, holder, now) {
      const issued = now.getTime().toString(36);
      const subject = subjectOf(holder);
      return [holder.kind, subject, issued, sign(companyId, host, holder.kind, subject, issued)].join(".");
    },
    read(place, pass, now) {
      const opened = open(place, pass);
      const ageMs = opened ? now.getTime() - opened.issuedAt.getTime() : 0;
      return ageMs > passHours * 3_600_000 ? null : opened;
    },
    holderOf: (place, pass) => open(place, pass)?.holder ?? null,
  };
}

function subjectOf(holder: PassHolder): string {
  if (holder.kind === "password") return String(holder.version);
  return holder.kind === "member" ? holder.userId : holder.readerId;
}

function holderOf(kind: string, subject: string): PassHolder {
  if (kind === "password") return { kind, version: Number(subject) };
  return kind === "member" ? { kind, userId: subject } : { kind: "reader", readerId: subject };
}
