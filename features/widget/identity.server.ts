/**
 * Verifies the token with which a company's server says who its visitor is: a JWT, signed with the company's secret. It
 * can be used again until it expires, by the website that used it first (`bindToken`).
 */
import { errors, jwtVerify } from "jose";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";

export const maxTokenLength = 4_000;
const maxAheadSeconds = 600;
const clockDifferenceSeconds = 30;

export interface WidgetIdentity {
  /** The visitor's id on the company's website. */
  id: string;
  email: string;
  name: string;
}

export type TokenProblem = "malformed" | "algorithm" | "signature" | "audience" | "expired" | "too-long";

export const foreignTokenText = "Another website used this token first. Sign one for each website.";

export const tokenProblems: Record<TokenProblem, string> = {
  malformed: "The token must be a JWT with sub, email, aud and exp.",
  algorithm: "The token must be signed with HS256.",
  signature: "The token isn't signed with this help center's secret.",
  audience: "The token is for another help center.",
  expired: "The token has expired.",
  "too-long": "The token must expire within 10 minutes.",
};

const claims = z.object({
  sub: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  name: z
    .string()
    .max(100)
    .transform((name) => name.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .default(""),
  exp: z.number(),
});

/** `secrets` has the current secret, followed by the one before it while that still works. */
export async function verifyIdentity(
  { clock }: { clock: Pick<Clock, "now"> },
  { token, secrets, audience }: { token: string; secrets: readonly string[]; audience: string },
): Promise<WidgetIdentity | { problem: TokenProblem }> {
  const now = clock.now();
  let problem: TokenProblem = "signature";
  for (const secret of secrets) {
    const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
      audience,
      clockTolerance: clockDifferenceSeconds,
      currentDate: now,
      requiredClaims: ["sub", "email", "exp"],
    }).catch((error: unknown) => problemOf(error));
    if (typeof verified === "string") {
      problem = verified;
      if (problem === "signature") continue;
      return { problem };
    }
    const read = claims.safeParse(verified.payload);
    if (!read.success) return { problem: "malformed" };
    const { sub: id, email, name, exp } = read.data;
    if (exp > now.getTime() / 1_000 + maxAheadSeconds + clockDifferenceSeconds)
      return { problem: "too-long" };
    return { id, email, name };
  }
  return { problem };
}

function problemOf(error: unknown): TokenProblem {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JOSEAlgNotAllowed) return "algorithm";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "signature";
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud") return "audience";
  return "malformed";
}
