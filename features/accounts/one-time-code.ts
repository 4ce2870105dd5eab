/** Authenticator app codes (RFC 6238) in the form that every app supports: SHA-1, 6 digits, 30 seconds. */
import { Secret, TOTP } from "otpauth";

const stepMs = 30_000;
/** Number of steps accepted before and after the current one, to tolerate clock differences. */
const toleratedSteps = 1;
/** As RFC 4226 recommends. */
const secretBytes = 20;

/** In base32, as people type it into an app. */
export function newAppSecret(random: string): string {
  return base32(random, secretBytes);
}

/** The URI that the QR code contains. */
export function appUri(secret: string, { appName, email }: { appName: string; email: string }): string {
  return new TOTP({
    ...settings,
    issuer: appName,
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The 30-second step that the code belongs to; null if it is wrong or too old. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: toleratedSteps });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

const settings = { algorithm: "SHA1", digits: 6, period: stepMs / 1_000 };

/** Returns the digits, however they were grouped. Null if the text isn't an app code. */
export function readAppCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(code) ? code : null;
}

/** 80 random bits, such as "abcd-efgh-ijkl-mnop". */
export function newRecoveryCode(random: string): string {
  return base32(random, 10)
    .toLowerCase()
    .replace(/(.{4})(?=.)/g, "$1-");
}

/**
 * Returns the code without dashes, however it was typed. Null if the text isn't a recovery code. Base32 has no 0 or 1.
 */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("0", "o").replaceAll("1", "l");
  return /^[a-z2-7]{16}$/.test(code) ? code : null;
}

/** `random`: 256 random bits in base64url. */
function base32(random: string, bytes: number): string {
  const whole = Buffer.from(random, "base64url");
  return new Secret({ buffer: Uint8Array.from(whole.subarray(0, bytes)).buffer }).base32;
}
