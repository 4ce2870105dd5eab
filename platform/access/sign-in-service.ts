/** Signs people in with the OpenID Connect service that the operator configured. */
import * as client from "openid-client";
import type { SignInServiceConfig } from "#platform/config.ts";
import { createOperatorFetch } from "#platform/egress/create-operator-fetch.ts";
import type { Log } from "#platform/log.ts";
import { boundedLines } from "#platform/security-log.ts";
import { provesSecondFactor } from "./second-factor-claims.ts";

/** Secrets of one sign-in. The browser keeps them, encrypted, until it returns. */
interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person, as the service describes them. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  /** In lower case. Null if the service reported no address, or one that it hadn't verified. */
  verifiedEmail: string | null;
  /** "" if the service reported none. */
  name: string;
  provedSecondFactor: boolean;
}

/** "cancelled": the person or the service ended the sign-in. "refused": the answer isn't valid for this attempt. */
export type SignInServiceProblem = "unreachable" | "cancelled" | "refused";

type Failed = { problem: SignInServiceProblem };

export interface SignInService {
  /** The button says "Continue with <label>". */
  label: string;
  issuer: string;
  /** `url` is the page of the service to open. */
  start(): Promise<(SignInAttempt & { url: string }) | Failed>;
  /** `url` is where the service sent the browser. */
  finish(url: URL, attempt: SignInAttempt): Promise<ProvenPerson | Failed>;
  close(): Promise<void>;
}

const signInCallbackPath = "/auth/service/callback";

/** Keys and addresses of the service are read again after this time. */
const discoveredForMs = 3_600_000;
const clockToleranceSeconds = 60;

/** Contacts the service only when a person signs in, so that Step starts without it. */
export function createSignInService({
  config,
  allowPrivate,
  origin,
  log,
  now,
}: {
  config: SignInServiceConfig;
  allowPrivate: readonly string[];
  origin: string;
  log: Log;
  now: () => Date;
}): SignInService {
  const { issuer, clientId, clientSecret, label, scopes } = config;
  const report = boundedLines(log);
  const operatorFetch = createOperatorFetch({
    url: issuer,
    allowPrivate,
    onRefused: (target) => report("egress-blocked", () => target),
  });
  const redirectUri = new URL(signInCallbackPath, origin).href;
  let discovered: { at: number; found: Promise<client.Configuration> } | null = null;

  async function discover(): Promise<client.Configuration> {
    const metadata = { client_secret: clientSecret, [client.clockTolerance]: clockToleranceSeconds };
    const isInsecure = new URL(issuer).protocol === "http:";
    const found = await client.discovery(new URL(issuer), clientId, metadata, authenticate(clientSecret), {
      [client.customFetch]: operatorFetch.fetch,
      execute: [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])],
    });
    found[client.customFetch] = operatorFetch.fetch;
    return found;
  }

  function configuration(): Promise<client.Configuration> {
    const at = now().getTime();
    if (discovered && at - discovered.at < discoveredForMs) return discovered.found;
    const found = discover();
    discovered = { at, found };
    // A failure isn't cached.
    found.catch(() => {
      if (discovered?.found === found) discovered = null;
    });
    return found;
  }

  async function withProblem<Result>(
    problem: SignInServiceProblem,
    work: () => Promise<Result>,
  ): Promise<Result | Failed> {
    try {
      return await work();
    } catch (cause) {
      const shown = isUnreachable(cause) ? "unreachable" : problem;
      log.warn({ problem: shown, cause: reasonOf(cause) }, "sign-in service failed");
      return { problem: shown };
    }
  }

  return {
    label,
    issuer,
    start: () =>
      withProblem("unreachable", async () => {
        const found = await configuration();
        const state = client.randomState();
        const nonce = client.randomNonce();
        const codeVerifier = client.randomPKCECodeVerifier();
        const url = client.buildAuthorizationUrl(found, {
          redirect_uri: redirectUri,
          scope: scopes,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, state, nonce, codeVerifier };
      }),
    async finish(url, { state, nonce, codeVerifier }) {
      if (url.searchParams.get("state") === state && url.searchParams.has("error"))
        return { problem: "cancelled" };
      const found = await withProblem("unreachable", configuration);
      if ("problem" in found) return found;
      return withProblem("refused", async () => {
        const tokens = await client.authorizationCodeGrant(found, url, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error("the response has no ID token");
        // Some services return the address only from this endpoint.
        const profile =
          claims.email === undefined && found.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(found, tokens.access_token, claims.sub)
            : claims;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          verifiedEmail: verifiedEmailOf(profile),
          name: typeof profile.name === "string" ? profile.name.trim().slice(0, 100) : "",
          provedSecondFactor: provesSecondFactor(claims),
        };
      });
    },
    close: () => operatorFetch.close(),
  };
}

/**
 * Sends the secret in the request body if the service supports it, otherwise in a header, as OpenID Connect requires.
 */
function authenticate(clientSecret: string): client.ClientAuth {
  const inBody = client.ClientSecretPost(clientSecret);
  const inHeader = client.ClientSecretBasic(clientSecret);
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported;
    return supported?.includes("client_secret_post") ? inBody(server, ...rest) : inHeader(server, ...rest);
  };
}

/**
 * Microsoft Entra doesn't send `email_verified`. Its `xms_edov` claim means the same. Some services send strings or
 * numbers.
 */
function verifiedEmailOf(profile: Record<string, unknown>): string | null {
  const { email, email_verified: isVerified, xms_edov: isOwned } = profile;
  const says = (value: unknown) => value === true || value === "true" || value === 1 || value === "1";
  // An explicit "no" takes precedence.
  const isProven = isVerified === undefined ? says(isOwned) : says(isVerified);
  const address = typeof email === "string" ? email.trim().toLowerCase() : "";
  return isProven && address.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}

/** No response at all, or one that reports a problem with the service itself. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("status" in error && typeof error.status === "number") return error.status >= 500;
  if (["EgressError", "TimeoutError", "AbortError"].includes(error.name)) return true;
  return error instanceof TypeError && error.message === "fetch failed"
    ? true
    : error.cause instanceof Error && isUnreachable(error.cause);
}

/** Codes and names only: a message could quote a token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const named = "error" in error && typeof error.error === "string" ? `${code} ${error.error}` : code;
  return error.cause instanceof Error ? `${named} < ${reasonOf(error.cause)}` : named;
}
