/**
 * Who somebody is: passwords and sessions, by better-auth used as a library. Its own HTTP routes are not
 * mounted; pages and actions of ours call these few functions, so that each form, limit and text is in one place.
 */

import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { and, eq } from "drizzle-orm";
import { accounts, sessions, users, verifications } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Log } from "#platform/log.ts";
import { maxPasswordLength } from "./password-length.ts";
import { sessionStarter } from "./session-starter.ts";

export interface SignedInUser {
  id: string;
  email: string;
  emailVerified: boolean;
  /** What was typed at sign-up. */
  companyName: string;
  betaCode: string | null;
  plan: "basic" | "ai";
  /** Granted on the command line; see `isOperator` for the other way. */
  isOperator: boolean;
}

interface FoundSession {
  user: SignedInUser;
  /** A session that is used is prolonged: these belong into the answer. */
  setCookies: string[];
}

export type SignInOutcome =
  | { outcome: "signed-in"; userId: string; setCookies: string[] }
  /** The password is right, the address is not confirmed yet. */
  | { outcome: "unconfirmed" }
  | { outcome: "refused" };

export interface Access {
  /** Null without a valid session. */
  findSession(headers: Headers): Promise<FoundSession | null>;
  /** An unknown address takes as long as a wrong password. */
  signIn(credentials: { email: string; password: string }): Promise<SignInOutcome>;
  /** For somebody who proved to be this user by a mailed link. Returns the cookies to set. */
  startSession(userId: string): Promise<string[]>;
  /** Global sign-out: ends every session of that user, on every device. */
  endSessions(userId: string): Promise<void>;
  /** Takes the session's cookie away from the browser. */
  clearingCookies(): string[];
  hashPassword(password: string): Promise<string>;
  /** Whether it is this user's password; starts no session. Count the attempts: see platform/rate-limits.ts. */
  verifyPassword(proof: { userId: string; password: string }): Promise<boolean>;
}

export interface AccessOptions {
  db: Db;
  log: Log;
  /** Of the main host; https makes cookies Secure. */
  origin: string;
  /** Signs the session's cookie; at least 32 random bytes. */
  secret: string;
}

const sessionDays = 30;
const daySeconds = 86_400;
export async function createAccess({ db, log, origin, secret }: AccessOptions): Promise<Access> {
  const auth = betterAuth({
    baseURL: origin,
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      maxPasswordLength,
    },
    user: {
      additionalFields: {
        companyName: { type: "string", input: false, required: true },
        betaCode: { type: "string", input: false, required: false },
        plan: { type: "string", input: false, required: true },
        isOperator: { type: "boolean", input: false, required: true },
      },
    },
    session: { expiresIn: sessionDays * daySeconds, updateAge: daySeconds },
    advanced: {
      database: { generateId: "uuid" },
      cookiePrefix: "step",
      useSecureCookies: origin.startsWith("https:"),
      // Visitors' addresses are not kept.
      ipAddress: { disableIpTracking: true },
    },
    // Ours, in `rate_limits`, count by address and by email; the library's only guard its own routes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => log[level === "warn" ? "debug" : level](message),
    },
    plugins: [sessionStarter()],
  });
  const context = await auth.$context;
  const cookie = context.authCookies.sessionToken;

  return {
    async findSession(headers) {
      if (!headers.get("cookie")?.includes(cookie.name)) return null;
      const found = await auth.api.getSession({ headers: onlyCookie(headers), returnHeaders: true });
      if (!found.response) return null;
      return { user: signedInUser(found.response.user), setCookies: found.headers.getSetCookie() };
    },
    async signIn({ email, password }) {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: new Headers(),
          returnHeaders: true,
        });
        return { outcome: "signed-in", userId: response.user.id, setCookies: headers.getSetCookie() };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        if (error.body?.code === "EMAIL_NOT_VERIFIED") return { outcome: "unconfirmed" };
        if (error.statusCode < 500) return { outcome: "refused" };
        throw error;
      }
    },
    async startSession(userId) {
      const { headers } = await auth.api.startSession({
        body: { userId },
        headers: new Headers(),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    endSessions: (userId) => context.internalAdapter.deleteUserSessions(userId),
    clearingCookies() {
      const { path = "/", secure } = cookie.attributes;
      return [`${cookie.name}=; Max-Age=0; Path=${path}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`];
    },
    hashPassword: (password) => context.password.hash(password),
    async verifyPassword({ userId, password }) {
      if (password.length > maxPasswordLength) return false;
      const [account] = await db
        .select({ hash: accounts.password })
        .from(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
      return account?.hash ? context.password.verify({ hash: account.hash, password }) : false;
    },
  };
}

function onlyCookie(headers: Headers): Headers {
  return new Headers({ cookie: headers.get("cookie") ?? "" });
}

function signedInUser(user: {
  id: string;
  email: string;
  emailVerified: boolean;
  companyName: string;
  betaCode?: string | null | undefined;
  plan: string;
  isOperator: boolean;
}): SignedInUser {
  const { id, email, emailVerified, companyName, betaCode, plan, isOperator } = user;
  return {
    id,
    email,
    emailVerified,
    companyName,
    betaCode: betaCode ?? null,
    plan: plan === "ai" ? "ai" : "basic",
    isOperator,
  };
}
