/** The page that the sign-in service sends the browser back to. If the sign-in failed, it shows why. */
import { data } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { domainOf } from "#features/accounts/join-by-mail-domain.server.ts";
import { connectIdentity } from "#features/accounts/service-identities.server.ts";
import {
  mayFinish,
  type ProvenPerson,
  type SignInService,
  type SignInServiceProblem,
  signInByService,
  signUpByService,
  type VerifiedPerson,
} from "#features/accounts/service-sign-in.server.ts";
import { serviceProblems, serviceTexts } from "#features/accounts/service-texts.ts";
import type { Ticket } from "#features/accounts/service-tickets.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findMailDomainHolder } from "#features/domains/mail-domains.server.ts";
import { findInvitation } from "#features/team/accept-invitation.server.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { findVisitor } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/service-callback";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth } from "./components/auth-texts.tsx";
import { connectPath } from "./connect-path.ts";
import { finishServiceSignIn } from "./finish-service-sign-in.server.ts";
import { clearTicket, readTicket, ticketSetCookie } from "./service-ticket.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { authTextsFor, inVisitorsLanguage } from "./visitor-texts.server.ts";

const securityPath = "/dashboard/team/security";

/** The URL holds a code, so no other site may receive it. */
const privately = { "referrer-policy": "same-origin", "cache-control": "no-store" };

type Arrival = Pick<Route.LoaderArgs, "context" | "request"> & { service: SignInService };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { signInService: service, config } = context.get(servicesContext);
  if (!service) throw data(null, { status: 404 });
  const arrival = { context, request, service };
  const answer = await arrive(arrival);
  if (answer instanceof Response) {
    answer.headers.append("set-cookie", await clearTicket("attempt"));
    for (const [name, value] of Object.entries(privately)) answer.headers.set(name, value);
    // Thrown, so that the page below never renders without a problem.
    throw answer;
  }
  const headers = { ...privately, "set-cookie": await clearTicket("attempt") };
  const { problem, status, back } = answer;
  return data(
    { ...inVisitorsLanguage(request), appName: config.appName, problem, back },
    { status, headers },
  );
}

interface Problem {
  /** In the visitor's language. */
  problem: string;
  status: number;
  back: { href: string; label: "Back to security" | "Back to sign in" };
}

async function arrive({ context, request, service }: Arrival): Promise<Response | Problem> {
  const { security, origin } = context.get(servicesContext);
  const visitorAddress = context.get(clientAddressContext);
  const attempt = await readTicket(context, request, "attempt");
  const back: Problem["back"] = attempt?.connect
    ? { href: securityPath, label: "Back to security" }
    : { href: "/auth?mode=signin", label: "Back to sign in" };
  const { t } = authTextsFor(request);
  const refuse = (outcome: "expired" | "limited" | SignInServiceProblem, problem: string, status = 400) => {
    security.report("sign-in-service-refused", { visitorAddress, outcome });
    return { problem, status, back };
  };
  const { pathname, search, searchParams } = new URL(request.url);
  // Without script, no other site can make this browser finish a sign-in that the browser didn't start.
  if (!attempt || searchParams.get("state") !== attempt.state)
    return refuse("expired", t(serviceTexts.expired));
  const deps = accountDeps(context.get(servicesContext), request);
  const may = await mayFinish(deps, { state: attempt.state, visitorAddress });
  if (may === "limited") return refuse("limited", t(accountTexts.limited), 429);
  if (may === "repeated") return refuse("expired", t(serviceTexts.repeated));
  const person = await service.finish(new URL(pathname + search, origin), attempt);
  if ("problem" in person) {
    const { problem } = person;
    return refuse(
      problem,
      t(serviceProblems[problem], { service: service.label }),
      problem === "unreachable" ? 502 : 400,
    );
  }
  const arrival = { context, request, service };
  return attempt.connect
    ? connect(arrival, { person, owner: attempt.connect, back })
    : signIn(arrival, { person, attempt, back });
}

async function connect(
  { context, request, service }: Arrival,
  {
    person,
    owner,
    back,
  }: { person: ProvenPerson; owner: NonNullable<Ticket<"attempt">["connect"]>; back: Problem["back"] },
): Promise<Response | Problem> {
  const visitor = await findVisitor(context, request);
  if (visitor?.sessionId !== owner.sessionId || visitor.user.id !== owner.userId)
    return { problem: authTextsFor(request).t(serviceTexts.sessionChanged), status: 403, back };
  const visitorAddress = context.get(clientAddressContext);
  const deps = accountDeps(context.get(servicesContext), request);
  const { label } = service;
  const outcome = await connectIdentity(deps, { userId: owner.userId, visitorAddress }, { person, label });
  if (outcome !== "connected")
    return {
      problem: authTextsFor(request).t(serviceProblems[outcome], { service: label }),
      status: 409,
      back,
    };
  return redirectWithToast(securityPath, { kind: "success", text: serviceTexts.connected(label) });
}

async function signIn(
  { context, request, service }: Arrival,
  { person, attempt, back }: { person: ProvenPerson; attempt: Ticket<"attempt">; back: Problem["back"] },
): Promise<Response | Problem> {
  const deps = accountDeps(context.get(servicesContext), request);
  const visitor = await readVisitor(context, request);
  const { next, plan } = attempt;
  const answer = await signInByService(deps, person, visitor);
  switch (answer.outcome) {
    case "unverified":
      return {
        problem: authTextsFor(request).t(serviceProblems.unverified, { service: service.label }),
        status: 403,
        back,
      };
    case "registered":
      return askToConnect(context, { person: answer.person, attempt });
    case "new": {
      if (!(await isExpected(context, { person: answer.person, next })))
        return askToConnect(context, { person: answer.person, attempt });
      const account = { person: answer.person, companyName: "", betaCode: null, plan };
      const made = await signUpByService(deps, account, visitor);
      if (made.outcome === "limited")
        return { problem: authTextsFor(request).t(accountTexts.limited), status: 429, back };
      if (made.outcome === "registered") return askToConnect(context, { person: answer.person, attempt });
      return finishServiceSignIn({ context, request }, made, next);
    }
    default:
      return finishServiceSignIn({ context, request }, answer, next);
  }
}

/**
 * People with an email address at a verified domain and people with an invitation need neither their own company nor a
 * beta code.
 */
async function isExpected(
  context: Arrival["context"],
  { person: { verifiedEmail }, next }: { person: VerifiedPerson; next: string | null },
): Promise<boolean> {
  const services = context.get(servicesContext);
  if ((await findMailDomainHolder(services.db, domainOf(verifiedEmail))) !== null) return true;
  const token = /^\/invitation\/([\w-]+)$/.exec(next ?? "")?.[1];
  if (!token) return false;
  const invitation = await findInvitation(services, token);
  return invitation.state === "usable" && invitation.email === verifiedEmail;
}

async function askToConnect(
  context: Arrival["context"],
  { person, attempt: { next, plan } }: { person: VerifiedPerson; attempt: Ticket<"attempt"> },
): Promise<Response> {
  const headers = {
    location: connectPath,
    "set-cookie": await ticketSetCookie(context, "person", { person, next, plan }),
  };
  return new Response(null, { status: 302, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Sign in"), loaderData?.appName);
}

export default function ServiceCallback({ loaderData }: Route.ComponentProps) {
  const { messages, appName, problem, back } = loaderData;
  const { t } = teamTexts(messages);
  return (
    <AuthFrame messages={messages} appName={appName} view="service-refused" mode={null}>
      <div role="alert">
        <h1 className="text-28 tracking-tight">{t("We couldn't sign you in")}</h1>
        <p className="mt-3 text-text-2">{problem}</p>
        <a href={back.href} className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
          {t(back.label)}
        </a>
      </div>
    </AuthFrame>
  );
}
