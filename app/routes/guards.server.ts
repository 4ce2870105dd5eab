/**
 * Access guards. Every page and action in the owner's and operator's areas runs one of these first. Their contexts can
 * only be read after they have run, so a loader without a guard has no company to work on.
 */
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { isOperator, type SignedInUser } from "#features/accounts/policy.ts";
import { lacksRequiredFactor } from "#features/accounts/required-second-factor.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findOwnCompany, type OwnCompany } from "#features/companies/find-own-company.server.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { may, type Role } from "#shared/permissions.ts";
import { authTextsFor } from "./auth/visitor-texts.server.ts";
import { stayInCompany } from "./left-company.server.ts";
import { pathForNext } from "./next-path.ts";
import { openNamedCompany } from "./open-named-company.server.ts";
import { requirePagePermission } from "./require-page-permission.server.ts";
import { accountLanguage, teamLanguageContext } from "./team-texts.server.ts";

export interface Visitor {
  sessionId: string;
  /** The company that is open in this browser. Null if none has been opened yet. */
  activeCompanyId: string | null;
  user: SignedInUser;
  /** Null until the first sign-in has created one, and for people who aren't on any team. */
  company: OwnCompany | null;
  isOperator: boolean;
  /** The second factor that this session was started with. */
  secondFactor: Parameters<typeof lacksRequiredFactor>[1]["secondFactor"];
  /** The company requires a second factor that this account doesn't have. */
  lacksFactor: boolean;
  setCookies: string[];
}

export const ownerContext = createContext<OwnerScope>();
/** The member's role, for screens. Transactions check it again: see `lockOwnCompany`. */
export const roleContext = createContext<Role>();
/** True for an owner who is also an operator and gets a link to the operator's pages. */
export const runsInstallationContext = createContext<boolean>();
/** The session of the browser that sent the request. */
export const sessionContext = createContext<{ sessionId: string }>();
/** Any signed-in user. `requiredBy`: the company that requires a second factor, which this account doesn't have. */
export const accountContext = createContext<{
  userId: string;
  email: string;
  sessionId: string;
  requiredBy: string | null;
}>();
export const waitingContext = createContext<{ user: SignedInUser }>();
/** The company that forms must be rendered for. Null where forms don't belong to a company. */
export const drawnForContext = createContext<string | null>(null);
export const visitorContext = createContext<Visitor>();
export const operatorContext = createContext<{ userId: string; email: string }>();

type Context = Readonly<RouterContextProvider>;

/** Returns the user that the session cookie identifies, or null if there is no valid session. */
export async function findVisitor(context: Context, request: Request): Promise<Visitor | null> {
  const { access, db, config } = context.get(servicesContext);
  const session = await access.findSession(request.headers);
  if (!session) return null;
  const { sessionId, user, activeCompanyId, secondFactor, setCookies } = session;
  const userId = user.id;
  const company = await findOwnCompany(db, { userId, activeCompanyId });
  const lacksFactor = await lacksRequiredFactor(db, { userId, company, secondFactor });
  const runsIt = isOperator(user, config.adminEmails);
  return {
    sessionId,
    activeCompanyId,
    user,
    company,
    isOperator: runsIt,
    secondFactor,
    lacksFactor,
    setCookies,
  };
}

/** Switches companies, and tells people who aren't on any team what they can do. */
export const companiesPath = "/companies";

/** Returns the start page of a signed-in user. */
export function homeOf({
  company,
}: {
  company: Pick<OwnCompany, "betaStatus" | "onboardingCompleted" | "role"> | null;
}): string {
  if (company?.betaStatus !== "beta_user") return "/waitlist";
  // The wizard refuses other members.
  const mayFinishWizard = may(company.role, "change settings");
  return company.onboardingCompleted || !mayFinishWizard ? "/dashboard" : "/onboarding";
}

/** Dashboard and wizard: members of a company with access, as far as their role allows. */
export const betaUsersOnly: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor) throw signInFirst(request);
  context.set(teamLanguageContext, accountLanguage(request, visitor.user));
  const { user, company } = visitor;
  if (!user.emailVerified) throw await verifyFirst(request);
  await openNamedCompany(context, request, visitor);
  await stayInCompany(context, request, visitor);
  if (company?.betaStatus === "waitlist") throw redirect("/waitlist");
  if (company?.betaStatus !== "beta_user") throw redirect("/auth");
  if (visitor.lacksFactor) throw setUpFactorFirst(request);
  context.set(ownerContext, ownerScope({ userId: user.id, companyId: company.id, email: user.email }));
  context.set(roleContext, company.role);
  context.set(drawnForContext, company.id);
  context.set(sessionContext, { sessionId: visitor.sessionId });
  context.set(runsInstallationContext, visitor.isOperator);
  await requirePagePermission({ request, context, pattern }, company.role);
  return withCookies(await next(), visitor);
};

/** For setting up a second factor: any user with a confirmed email address. */
export const confirmedOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor) throw signInFirst(request);
  context.set(teamLanguageContext, accountLanguage(request, visitor.user));
  const { user, company, sessionId, lacksFactor } = visitor;
  if (!user.emailVerified) throw await verifyFirst(request);
  const requiredBy = lacksFactor ? (company?.companyName ?? null) : null;
  context.set(accountContext, { userId: user.id, email: user.email, sessionId, requiredBy });
  return withCookies(await next(), visitor);
};

/** For the waitlist: any signed-in user. The page redirects those who already have access. */
export const waitlistedOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor) throw signInFirst(request);
  context.set(teamLanguageContext, accountLanguage(request, visitor.user));
  if (!visitor.user.emailVerified) throw await verifyFirst(request);
  if (visitor.company?.betaStatus === "beta_user") throw redirect(homeOf(visitor));
  context.set(waitingContext, { user: visitor.user });
  return withCookies(await next(), visitor);
};

/** Any user with a confirmed address, with or without a company. */
export const signedInOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor) throw signInFirst(request);
  context.set(teamLanguageContext, accountLanguage(request, visitor.user));
  if (!visitor.user.emailVerified) throw await verifyFirst(request);
  context.set(visitorContext, visitor);
  return withCookies(await next(), visitor);
};

/** The account page of people without a dashboard, who are on the waitlist or on no team. */
export const accountPath = "/account";

/** The company on the waitlist, if the person may export it. */
export const waitingCompanyContext = createContext<OwnerScope | null>();

export const outsideDashboardOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor) throw signInFirst(request);
  context.set(teamLanguageContext, accountLanguage(request, visitor.user));
  if (!visitor.user.emailVerified) throw await verifyFirst(request);
  if (visitor.company?.betaStatus === "beta_user") throw redirect("/dashboard/account");
  const { user, company } = visitor;
  context.set(visitorContext, visitor);
  context.set(
    waitingCompanyContext,
    company && may(company.role, "change settings")
      ? ownerScope({ userId: user.id, companyId: company.id, email: user.email })
      : null,
  );
  return withCookies(await next(), visitor);
};

/** Returns 404 to everyone else. */
export const operatorsOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor?.isOperator) throw new Response("", { status: 404 });
  context.set(operatorContext, { userId: visitor.user.id, email: visitor.user.email });
  return withCookies(await next(), visitor);
};

function signInFirst(request: Request): Response {
  return redirect(`/auth?next=${encodeURIComponent(pathForNext(request))}`);
}

/** Then back to the requested page. */
export function setUpFactorFirst(request: Request): Response {
  return redirect(`/auth/set-up?next=${encodeURIComponent(pathForNext(request))}`);
}

function verifyFirst(request: Request): Promise<Response> {
  return redirectWithToast("/auth", {
    kind: "error",
    text: authTextsFor(request).t(accountTexts.verifyFirst),
  });
}

/** Sends the cookies of a renewed session. */
function withCookies(response: Response, { setCookies }: Visitor): Response {
  for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
  return response;
}
