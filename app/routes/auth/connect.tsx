/**
 * A person whose identity the sign-in service has confirmed has no account yet, or one that isn't connected. An account
 * with the same address is connected only after the person signs in to it.
 */
import { data, Form, redirect, useNavigation } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { findAccount } from "#features/accounts/known-device.server.ts";
import { fieldErrorsOf, serviceSignUpSchema } from "#features/accounts/schema.ts";
import { connectIdentity } from "#features/accounts/service-identities.server.ts";
import { signUpByService } from "#features/accounts/service-sign-in.server.ts";
import { serviceProblems, serviceTexts } from "#features/accounts/service-texts.ts";
import type { Ticket } from "#features/accounts/service-tickets.ts";
import { accountTexts, type FieldErrors } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { findVisitor, homeOf } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/connect";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth, joined, useAuthTexts } from "./components/auth-texts.tsx";
import { ServiceSignUpForm } from "./components/service-sign-up-form.tsx";
import { connectPath } from "./connect-path.ts";
import { signOutHere } from "./enter.server.ts";
import { finishServiceSignIn } from "./finish-service-sign-in.server.ts";
import { clearTicket, readTicket } from "./service-ticket.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { authTextsFor, inVisitorsLanguage } from "./visitor-texts.server.ts";

/** "sign-in": the account exists, and the browser isn't signed in to it. */
type State = "sign-up" | "sign-in" | "another-account" | "connect";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { appName } = context.get(servicesContext).config;
  const { service, ticket } = await requireTicket(context, request);
  const { verifiedEmail: email } = ticket.person;
  const visitor = await findVisitor(context, request);
  const isRegistered = (await findAccount(context.get(servicesContext).db, email)) !== null;
  const signedInAs = visitor?.user.email ?? null;
  const state: State = !isRegistered
    ? "sign-up"
    : signedInAs === null
      ? "sign-in"
      : signedInAs === email && visitor?.user.emailVerified
        ? "connect"
        : "another-account";
  return {
    ...inVisitorsLanguage(request, visitor?.user),
    appName,
    label: service.label,
    email,
    state,
    signedInAs,
    plan: ticket.plan,
  };
}

async function requireTicket(context: Route.LoaderArgs["context"], request: Request) {
  const { signInService: service } = context.get(servicesContext);
  if (!service) throw data(null, { status: 404 });
  const ticket = await readTicket(context, request, "person");
  if (!ticket || ticket.person.issuer !== service.issuer)
    throw await redirectWithToast("/auth?mode=signin", {
      kind: "error",
      text: authTextsFor(request).t(serviceTexts.expired),
    });
  return { service, ticket };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const { service, ticket } = await requireTicket(context, request);
  const intent = form.get("intent");
  switch (intent) {
    case "sign-up":
      return signUp({ context, request, form, ticket });
    case "connect":
      return connect({ context, request, ticket, label: service.label });
    case "switch-account": {
      await signOutHere(context, request);
      const headers = new Headers();
      for (const cookie of context.get(servicesContext).access.clearingCookies())
        headers.append("set-cookie", cookie);
      return redirectWithToast(
        connectPath,
        { kind: "success", text: authTextsFor(request).t(accountTexts.signedOut) },
        headers,
      );
    }
    default:
      throw unknownForm();
  }
}

type Submission = Pick<Route.ActionArgs, "context" | "request"> & { ticket: Ticket<"person"> };

interface Refusal {
  values: { companyName: string; betaCode: string };
  fieldErrors: FieldErrors;
  formError: string | null;
}

async function signUp({ context, request, form, ticket }: Submission & { form: FormData }) {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const values = { companyName: text("companyName"), betaCode: text("betaCode") };
  const parsed = serviceSignUpSchema.safeParse(values);
  if (!parsed.success)
    return data<Refusal>(
      { values, fieldErrors: fieldErrorsOf(parsed.error), formError: null },
      { status: 400 },
    );
  const { person, plan, next } = ticket;
  const deps = accountDeps(context.get(servicesContext), request);
  const visitor = await readVisitor(context, request);
  const answer = await signUpByService(deps, { ...parsed.data, person, plan }, visitor);
  if (answer.outcome === "limited")
    return data<Refusal>({ values, fieldErrors: {}, formError: accountTexts.limited }, { status: 429 });
  // The account was created in the meantime, and the page now leads to it.
  if (answer.outcome === "registered") return redirect(connectPath);
  const response = await finishServiceSignIn({ context, request }, answer, next);
  response.headers.append("set-cookie", await clearTicket("person"));
  return response;
}

async function connect({ context, request, ticket, label }: Submission & { label: string }) {
  const visitor = await findVisitor(context, request);
  const { person, next } = ticket;
  // The page says what to do.
  if (!visitor?.user.emailVerified || visitor.user.email !== person.verifiedEmail)
    return redirect(connectPath);
  const visitorAddress = context.get(clientAddressContext);
  const deps = accountDeps(context.get(servicesContext), request);
  const owner = { userId: visitor.user.id, visitorAddress };
  const outcome = await connectIdentity(deps, owner, { person, label });
  const headers = new Headers({ "set-cookie": await clearTicket("person") });
  const home = next ?? homeOf(visitor);
  return outcome === "connected"
    ? redirectWithToast(home, { kind: "success", text: serviceTexts.connected(label) }, headers)
    : redirectWithToast(
        home,
        { kind: "error", text: authTextsFor(request).t(serviceProblems[outcome], { service: label }) },
        headers,
      );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Sign in"), loaderData?.appName);
}

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, label, email, state, signedInAs, plan } = loaderData;
  const refusal = actionData ? (actionData as Refusal) : null;
  return (
    <AuthFrame messages={loaderData.messages} appName={appName} view={`connect-${state}`} mode={null}>
      {state === "sign-up" ? (
        <ServiceSignUpForm label={label} email={email} plan={plan} refusal={refusal} />
      ) : (
        <Existing label={label} email={email} state={state} signedInAs={signedInAs} />
      )}
    </AuthFrame>
  );
}

function Existing({
  label,
  email,
  state,
  signedInAs,
}: {
  label: string;
  email: string;
  state: Exclude<State, "sign-up">;
  signedInAs: string | null;
}) {
  const { t, parts } = useAuthTexts();
  const isBusy = useNavigation().state !== "idle";
  const address = <span className="font-medium wrap-anywhere text-text">{email}</span>;
  if (state === "sign-in")
    return (
      <>
        <h1 className="text-28 tracking-tight">{t("You already have an account")}</h1>
        <p className="mt-3 text-text-2">
          {joined(
            parts("Sign in to {email} once as usual. Then you can connect it to {service}.", {
              email: address,
              service: label,
            }),
          )}
        </p>
        <a
          href={`/auth?mode=signin&next=${encodeURIComponent(connectPath)}`}
          className={buttonClass({ size: "lg", className: "mt-8 w-full" })}
        >
          {t("Sign in to connect")}
        </a>
      </>
    );
  if (state === "another-account")
    return (
      <>
        <h1 className="text-28 tracking-tight">{t("Switch accounts first")}</h1>
        <p className="mt-3 text-text-2">
          {joined(
            parts("{service} belongs to the account {email}. You're signed in as {other}.", {
              service: label,
              email: address,
              other: <span className="wrap-anywhere">{signedInAs}</span>,
            }),
          )}
        </p>
        <Form method="post" replace className="mt-8 flex flex-col gap-3">
          <input type="hidden" name="intent" value="switch-account" />
          <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
            {t("Switch account")}
          </Button>
          <a href="/dashboard" className={buttonClass({ variant: "ghost", size: "lg" })}>
            {t("Stay signed in")}
          </a>
        </Form>
      </>
    );
  return (
    <>
      <h1 className="text-28 tracking-tight">{t("Connect {service}", { service: label })}</h1>
      <p className="mt-3 text-text-2">
        {joined(
          parts("You can then sign in to {email} with {service}, too.", { email: address, service: label }),
        )}
      </p>
      <Form
        method="post"
        replace
        className="mt-8 flex flex-col gap-3"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="connect" />
        <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
          {t("Connect")}
        </Button>
        <a href="/dashboard" className={buttonClass({ variant: "ghost", size: "lg" })}>
          {t("Not now")}
        </a>
      </Form>
    </>
  );
}
