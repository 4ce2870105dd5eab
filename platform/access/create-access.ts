/**
 * Authentication: passwords and sessions, with better-auth used as a library. Its HTTP routes are not mounted. Our
 * pages and actions call these functions instead, which keeps forms, limits and messages in one place.
 */

import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { accounts, sessions, users, verifications } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Log } from "#platform/log.ts";
import type { Plan } from "#shared/enumerations.ts";
import { maxPasswordLength } from "./password-length.ts";
import { sessionStarter } from "./session-starter.ts";

export interface SignedInUser {
  id: string;
  email: string;
  emailVerified: boolean;
  /** The company name as entered at sign-up. */
  companyName: string;
  betaCode: string | null;
  plan: Plan;
  /** Set by a command. See `isOperator` for the other way to become an operator. */
  isOperator: boolean;
}

interface FoundSession {
  sessionId: string;
  user: SignedInUser;
  /** Cookies to add to the response: sessions are renewed on use. */
  setCookies: string[];
}

type SignInOutcome =
  | { outcome: "signed-in"; userId: string; setCookies: string[] }
  /** The password is right, but the address is not confirmed yet. */
  | { outcome: "unconfirmed" }
  | { outcome: "refused" };

interface SessionRow {
  id: string;
  /** Such as "Firefox on Windows"; null for sessions older than this field. */
  device: string | null;
  signedInAt: Date;
  /** Accurate to an hour, because a session in use is renewed at most that often. */
  lastUsedAt: Date;
}

export interface Access {
  /** Null without a valid session. */
  findSession(headers: Headers): Promise<FoundSession | null>;
  /** Takes the same time for an unknown address as for a wrong password. */
  signIn(credentials: { email: string; password: string; device?: string }): Promise<SignInOutcome>;
  /** Signs in a user who authenticated through an emailed link. Returns the cookies to set. */
  startSession(userId: string, device?: string): Promise<string[]>;
  /** Newest first, without expired sessions. */
  listSessions(userId: string): Promise<SessionRow[]>;
  /** False if this user no longer has, or never had, such a session. */
  endSession(session: { userId: string; sessionId: string }): Promise<boolean>;
  /** Ends this user's sessions on all devices, except the given one if any. Returns the number ended. */
  endSessions(sessions: { userId: string; exceptSessionId: string | null }): Promise<number>;
  /** Set-Cookie headers that delete the session cookie. */
  clearingCookies(): string[];
  hashPassword(password: string): Promise<string>;
  /**
   * Checks this user's password without starting a session. Callers must rate-limit the attempts: see
   * platform/rate-limits.ts.
   */
  verifyPassword(proof: { userId: string; password: string }): Promise<boolean>;
}

export interface AccessOptions {
  db: Db;
  log: Log;
  /** Origin of the main host. With https, cookies are Secure. */
  origin: string;
  /** Signs the session cookie; at least 32 random bytes. */
  secret: string;
}

const sessionDays = 30;
const daySeconds = 86_400;
const hourSeconds = 3_600;

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
    session: { expiresIn: sessionDays * daySeconds, updateAge: hourSeconds },
    advanced: {
      database: { generateId: "uuid" },
      cookiePrefix: "step",
      useSecureCookies: origin.startsWith("https:"),
      // Visitors' IP addresses are not stored.
      ipAddress: { disableIpTracking: true },
    },
    // Our `rate_limits` count by address and by email; the library's limits guard only its own routes.
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
      const { session, user } = found.response;
      const setCookies = found.headers.getSetCookie();
      return { sessionId: session.id, user: signedInUser(user), setCookies };
    },
    async signIn({ email, password, device }) {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: deviceHeaders(device),
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
    async startSession(userId, device) {
      const { headers } = await auth.api.startSession({
        body: { userId },
        headers: deviceHeaders(device),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    async listSessions(userId) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
        .orderBy(desc(sessions.updatedAt), sessions.id);
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: userAgent || null,
        signedInAt: createdAt,
        lastUsedAt: updatedAt,
      }));
    },
    async endSession({ userId, sessionId }) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },
    async endSessions({ userId, exceptSessionId }) {
      const others = exceptSessionId === null ? undefined : ne(sessions.id, exceptSessionId);
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), others))
        .returning({ id: sessions.id });
      return ended.length;
    },
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

/** The library stores this header with the session, so it gets our label instead of the browser's User-Agent. */
function deviceHeaders(device: string | undefined): Headers {
  return device === undefined ? new Headers() : new Headers({ "user-agent": device });
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
