/**
 * Access guards: every page and action of the owner's and the operator's area runs one of these first, on the server.
 * Their contexts can be read only after they ran, so a loader without a guard has no company to work on.
 */
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { isOperator, type SignedInUser } from "#features/accounts/policy.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findOwnCompany, type OwnCompany } from "#features/companies/find-own-company.server.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { pathForNext } from "./next-path.ts";

export interface Visitor {
  sessionId: string;
  user: SignedInUser;
  /** Null until the first sign-in created one. */
  company: OwnCompany | null;
  isOperator: boolean;
  setCookies: string[];
}

export const ownerContext = createContext<OwnerScope>();
/** True for an owner who is also an operator: their pages link to the operator's. */
export const runsInstallationContext = createContext<boolean>();
/** The session of the requesting browser. */
export const sessionContext = createContext<{ sessionId: string }>();
export const waitingContext = createContext<{ user: SignedInUser }>();
export const operatorContext = createContext<{ userId: string; email: string }>();

type Context = Readonly<RouterContextProvider>;

/** The user of the session cookie; null for a stranger. */
export async function findVisitor(context: Context, request: Request): Promise<Visitor | null> {
  const { access, db, config } = context.get(servicesContext);
  const session = await access.findSession(request.headers);
  if (!session) return null;
  const { sessionId, user, setCookies } = session;
  const company = await findOwnCompany(db, user.id);
  return { sessionId, user, company, isOperator: isOperator(user, config.adminEmails), setCookies };
}

/** The start page of a signed-in user. */
export function homeOf({
  company,
}: {
  company: Pick<OwnCompany, "betaStatus" | "onboardingCompleted"> | null;
}): string {
  if (company?.betaStatus !== "beta_user") return "/waitlist";
  return company.onboardingCompleted ? "/dashboard" : "/onboarding";
}

/** Dashboard and wizard: owners of a company with access. */
export const betaUsersOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor) throw signInFirst(request);
  const { user, company } = visitor;
  if (!user.emailVerified) throw await verifyFirst();
  if (company?.betaStatus === "waitlist") throw redirect("/waitlist");
  if (company?.betaStatus !== "beta_user") throw redirect("/auth");
  context.set(ownerContext, ownerScope({ userId: user.id, companyId: company.id, email: user.email }));
  context.set(sessionContext, { sessionId: visitor.sessionId });
  context.set(runsInstallationContext, visitor.isOperator);
  return withCookies(await next(), visitor);
};

/** Waitlist: any signed-in user; its page redirects those who already have access. */
export const waitlistedOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor) throw signInFirst(request);
  if (!visitor.user.emailVerified) throw await verifyFirst();
  if (visitor.company?.betaStatus === "beta_user") throw redirect(homeOf(visitor));
  context.set(waitingContext, { user: visitor.user });
  return withCookies(await next(), visitor);
};

/** Operator pages answer 404 to everyone else. */
export const operatorsOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = await findVisitor(context, request);
  if (!visitor?.isOperator) throw new Response("", { status: 404 });
  context.set(operatorContext, { userId: visitor.user.id, email: visitor.user.email });
  return withCookies(await next(), visitor);
};

function signInFirst(request: Request): Response {
  return redirect(`/auth?next=${encodeURIComponent(pathForNext(request))}`);
}

function verifyFirst(): Promise<Response> {
  return redirectWithToast("/auth", {
    kind: "error",
    text: accountTexts.verifyFirst,
  });
}

/** Sends the cookies of a renewed session. */
function withCookies(response: Response, { setCookies }: Visitor): Response {
  for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
  return response;
}
