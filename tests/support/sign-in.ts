/** Inserts users for tests, with a session cookie. Signing in by form has its own test. */
import { eq } from "drizzle-orm";
import { accounts, companies, members, sessions, users, waitlist } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import type { Plan } from "#shared/enumerations.ts";
import type { Role } from "#shared/permissions.ts";

export interface TestUser {
  userId: string;
  email: string;
  /** Null for a user who never signed in. */
  companyId: string | null;
  /** The value of a Cookie header, such as "step.session_token=…". */
  cookie: string;
}

export interface TestUserOptions {
  email?: string;
  emailVerified?: boolean;
  companyName?: string;
  /** Null creates no company. Defaults to "beta_user". */
  betaStatus?: "none" | "waitlist" | "beta_user" | null;
  /** Adds the user to the waitlist. */
  isWaiting?: boolean;
  onboardingCompleted?: boolean;
  isOperator?: boolean;
  plan?: Plan;
  password?: string;
}

let count = 0;

export async function createUser(
  { db, access }: Pick<Services, "db" | "access">,
  options: TestUserOptions = {},
): Promise<TestUser> {
  count += 1;
  const { email = `person-${count}@company-${count}.example`, companyName = `Company ${count}` } = options;
  const { emailVerified = true, isOperator = false, plan = "basic", betaStatus = "beta_user" } = options;
  const [user] = await db
    .insert(users)
    .values({ email, emailVerified, companyName, isOperator, plan })
    .returning({ id: users.id });
  if (!user) throw new Error("no user was stored");
  if (options.password) {
    const password = await hashOnce(access, options.password);
    await db
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: "credential", password });
  }
  const companyId =
    betaStatus === null
      ? null
      : await addCompany({ db }, { ...options, userId: user.id, companyName, betaStatus, plan });
  if (options.isWaiting) await db.insert(waitlist).values({ userId: user.id, email, companyName });
  return { userId: user.id, email, companyId, cookie: await signIn({ db, access }, user.id, companyId) };
}

/**
 * Hashing is slow by design, and most tests give all their users the same password. Some tests of the same process have
 * another, quicker hash.
 */
const hashes = new WeakMap<Services["access"], Map<string, Promise<string>>>();

function hashOnce(access: Services["access"], password: string): Promise<string> {
  const known = hashes.get(access) ?? new Map<string, Promise<string>>();
  hashes.set(access, known);
  const hash = known.get(password) ?? access.hashPassword(password);
  known.set(password, hash);
  return hash;
}

/** A colleague in the company, who has no other one. */
export async function createMember(
  services: Pick<Services, "db" | "access">,
  companyId: string,
  role: Role,
): Promise<TestUser> {
  const { userId, email } = await createUser(services, { betaStatus: null });
  await services.db.insert(members).values({ companyId, userId, role });
  return { userId, email, companyId, cookie: await signIn(services, userId, companyId) };
}

/** As in a browser that has opened the dashboard before. */
async function signIn(
  { db, access }: Pick<Services, "db" | "access">,
  userId: string,
  activeCompanyId: string | null,
): Promise<string> {
  const setCookies = await access.startSession(userId);
  await db.update(sessions).set({ activeCompanyId }).where(eq(sessions.userId, userId));
  return setCookies.map((one) => one.split(";")[0]).join("; ");
}

async function addCompany(
  { db }: Pick<Services, "db">,
  {
    userId,
    companyName,
    betaStatus,
    plan,
    onboardingCompleted = false,
  }: TestUserOptions & { userId: string; companyName: string },
): Promise<string> {
  const [company] = await db
    .insert(companies)
    .values({
      userId,
      companyName,
      betaStatus: betaStatus ?? "none",
      onboardingCompleted,
      plan: plan ?? "basic",
    })
    .returning({ id: companies.id });
  if (!company) throw new Error("no company was stored");
  return company.id;
}
