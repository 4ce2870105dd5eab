/**
 * Authentication: passwords and sessions, with better-auth used as a library. Its HTTP routes are not mounted. Our
 * pages and actions call these functions instead, which keeps forms, limits and messages in one place.
 */

import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type * as schema from "#db/schema.ts";
import { secondFactors } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Log } from "#platform/log.ts";
import { type Plan, type TeamLanguage, teamLanguages } from "#shared/enumerations.ts";
import { maxPasswordLength } from "./password-length.ts";
import { sessionStarter } from "./session-starter.ts";

export type SecondFactor = (typeof secondFactors)[number];

export interface SignedInUser {
  id: string;
  email: string;
  emailVerified: boolean;
  /** The company name as entered at sign-up. */
  companyName: string;
  betaCode: string | null;
  plan: Plan;
  /** Null until one is set. */
  language: TeamLanguage | null;
  /** Set by a command. See `isOperator` for the other way to become an operator. */
  isOperator: boolean;
}

interface FoundSession {
  sessionId: string;
  /** The company that this browser works in; null if it never selected one. */
  activeCompanyId: string | null;
  /** The second factor that its sign-in proved; null if none. */
  secondFactor: SecondFactor | null;
  user: SignedInUser;
  /** Cookies to add to the response, because sessions are renewed on use. */
  setCookies: string[];
}

type PasswordOutcome =
  | { outcome: "correct"; userId: string }
  /** The password is right, but the address isn't confirmed. */
  | { outcome: "unconfirmed" }
  | { outcome: "refused" };

interface SessionRow {
  id: string;
  /** For example "Firefox on Windows". Null for sessions older than this field. */
  device: string | null;
  signedInAt: Date;
  /** Accurate to an hour, because a session in use is renewed at most that often. */
  lastUsedAt: Date;
}

export interface Access {
  /** Returns null without a valid session. */
  findSession(headers: Headers): Promise<FoundSession | null>;
  /**
   * Starts no session, because the account may require a second factor. Takes the same time for an unknown address as
   * for a wrong password.
   */
  checkPassword(credentials: { email: string; password: string }): Promise<PasswordOutcome>;
  /** Returns the cookies to set. Only for a browser that proved everything this account requires. */
  startSession(userId: string, device?: string, fields?: SessionFields): Promise<string[]>;
  /** Selects the company that this browser works in from now on. Null selects the first one. */
  selectCompany(session: { sessionId: string; companyId: string | null }): Promise<void>;
  /** Newest first, without expired sessions. */
  listSessions(userId: string): Promise<SessionRow[]>;
  /** Returns false if this user doesn't have the session or no longer has it. */
  endSession(session: { userId: string; sessionId: string }): Promise<boolean>;
  /** Ends this user's sessions on all devices, except the given one, and returns how many. */
  endSessions(sessions: { userId: string; exceptSessionId: string | null }): Promise<number>;
  /** Returns Set-Cookie headers that delete the session cookie. */
  clearingCookies(): string[];
  hashPassword(password: string): Promise<string>;
  /** Whether `hash` is the hash of this password. Callers must rate-limit the attempts. */
  matchesHash(proof: { hash: string; password: string }): Promise<boolean>;
  /**
   * Checks this user's password without starting a session. Callers must rate-limit the attempts: see
   * platform/rate-limits.ts.
   */
  verifyPassword(proof: { userId: string; password: string }): Promise<boolean>;
}

/** What a new session knows: the second factor that the browser proved, and the company that it works in. */
interface SessionFields {
  secondFactor?: SecondFactor | null;
  activeCompanyId?: string | null;
}

/** The tables belong to `features/accounts`. */
export type AccessTables = Pick<typeof schema, "accounts" | "sessions" | "users" | "verifications">;

export interface AccessOptions {
  db: Db;
  tables: AccessTables;
  log: Log;
  /** Origin of the main host. With https, cookies are Secure. */
  origin: string;
  /** Signs the session cookie. At least 32 random bytes. */
  secret: string;
  /** Defaults to scrypt. */
  passwordHash?: PasswordHash;
}

export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

const sessionDays = 30;
const daySeconds = 86_400;
const hourSeconds = 3_600;

export async function createAccess({
  db,
  tables: { accounts, sessions, users, verifications },
  log,
  origin,
  secret,
  passwordHash,
}: AccessOptions): Promise<Access> {
  const auth = betterAuth({
    baseURL: origin,
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: {
      additionalFields: {
        companyName: { type: "string", input: false, required: true },
        betaCode: { type: "string", input: false, required: false },
        plan: { type: "string", input: false, required: true },
        language: { type: "string", input: false, required: false },
        isOperator: { type: "boolean", input: false, required: true },
      },
    },
    session: {
      expiresIn: sessionDays * daySeconds,
      updateAge: hourSeconds,
      additionalFields: {
        activeCompanyId: { type: "string", input: false, required: false },
        secondFactor: { type: "string", input: false, required: false },
      },
    },
    ...(passwordHash && { emailAndPassword: { enabled: false, password: passwordHash } }),
    advanced: {
      database: { generateId: "uuid" },
      cookiePrefix: "step",
      useSecureCookies: origin.startsWith("https:"),
      // Visitors' IP addresses aren't stored.
      ipAddress: { disableIpTracking: true },
    },
    // Our `rate_limits` count by address and by email. The library's limits guard only its own routes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => log[level === "warn" ? "debug" : level](message),
    },
    plugins: [sessionStarter()],
  });
  const context = await auth.$context;
  const cookie = context.authCookies.sessionToken;

  async function matchesHash({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    return password.length <= maxPasswordLength && context.password.verify({ hash, password });
  }

  return {
    async findSession(headers) {
      if (!headers.get("cookie")?.includes(cookie.name)) return null;
      const found = await auth.api.getSession({ headers: onlyCookie(headers), returnHeaders: true });
      if (!found.response) return null;
      const { session, user } = found.response;
      const setCookies = found.headers.getSetCookie();
      return {
        sessionId: session.id,
        activeCompanyId: session.activeCompanyId ?? null,
        secondFactor: readSecondFactor(session.secondFactor),
        user: signedInUser(user),
        setCookies,
      };
    },
    async checkPassword({ email, password }) {
      if (password.length > maxPasswordLength) return { outcome: "refused" };
      const [found] = await db
        .select({ userId: users.id, emailVerified: users.emailVerified, hash: accounts.password })
        .from(users)
        .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
        .where(eq(users.email, email.toLowerCase()));
      if (!found?.hash) {
        await context.password.hash(password);
        return { outcome: "refused" };
      }
      const { userId, emailVerified, hash } = found;
      if (!(await context.password.verify({ hash, password }))) return { outcome: "refused" };
      return emailVerified ? { outcome: "correct", userId } : { outcome: "unconfirmed" };
    },

    async startSession(userId, device, { secondFactor = null, activeCompanyId = null } = {}) {
      const { headers } = await auth.api.startSession({
        body: { userId, secondFactor, activeCompanyId },
        headers: deviceHeaders(device),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    async selectCompany({ sessionId, companyId }) {
      await db.update(sessions).set({ activeCompanyId: companyId }).where(eq(sessions.id, sessionId));
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
    matchesHash,
    async verifyPassword({ userId, password }) {
      const [account] = await db
        .select({ hash: accounts.password })
        .from(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
      return account?.hash ? matchesHash({ hash: account.hash, password }) : false;
    },
  };
}

function readSecondFactor(stored: string | null | undefined): SecondFactor | null {
  return secondFactors.find((factor) => factor === stored) ?? null;
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
  language?: string | null | undefined;
  isOperator: boolean;
}): SignedInUser {
  const { id, email, emailVerified, companyName, betaCode, plan, language, isOperator } = user;
  return {
    id,
    email,
    emailVerified,
    companyName,
    betaCode: betaCode ?? null,
    plan: plan === "ai" ? "ai" : "basic",
    language: teamLanguages.find((one) => one === language) ?? null,
    isOperator,
  };
}
