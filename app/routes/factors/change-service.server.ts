/** Connects an account to the sign-in service, or disconnects it, on the Security tab. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { disconnectIdentity, findOwnIdentity } from "#features/accounts/service-identities.server.ts";
import { serviceTexts } from "#features/accounts/service-texts.ts";
import { accountDeps } from "../auth/account-deps.server.ts";
import { ticketSetCookie } from "../auth/service-ticket.server.ts";
import { readVisitor } from "../auth/sign-in-visitor.server.ts";
import { accountTexts } from "../team-texts.server.ts";
import type { FactorAnswer } from "./factor-answer.ts";
import { type FactorOwner, refuseUnproven } from "./refuse-unproven.server.ts";

/** Null for other forms. */
export async function changeService({
  context,
  request,
  form,
  owner,
  path,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: FormData;
  owner: FactorOwner;
  /** The page that posted the form, for redirects. */
  path: string;
}) {
  const deps = accountDeps(context.get(servicesContext), request);
  const { signInService: service } = deps;
  if (!service) return null;
  const { userId, sessionId, email } = owner;
  const { label, issuer } = service;
  const { visitorAddress } = await readVisitor(context, request);
  const prove = (answer: FactorAnswer) =>
    refuseUnproven(deps, { ...owner, visitorAddress }, { form, answer });
  const { said } = accountTexts(context, "account");
  const intent = form.get("intent");
  switch (intent) {
    case "connect-service": {
      const refused = await prove({ intent });
      if (refused) return refused;
      if (await findOwnIdentity(deps.db, { userId, issuer }))
        return redirectWithToast(path, { kind: "success", text: said(serviceTexts.connected(label)) });
      const ticket = await ticketSetCookie(context, "connect", { userId, sessionId });
      // A form can't redirect to another site, so the page shows a link.
      return data<FactorAnswer>({ intent, mayContinue: true }, { headers: { "set-cookie": ticket } });
    }
    case "disconnect-service": {
      const refused = await prove({ intent });
      if (refused) return refused;
      const outcome = await disconnectIdentity(deps, { userId, email, visitorAddress }, { issuer, label });
      if (outcome === "only-way")
        return data<FactorAnswer>({ intent, problem: serviceTexts.onlyWay }, { status: 409 });
      return redirectWithToast(
        path,
        outcome === "gone"
          ? { kind: "warning", text: said(serviceTexts.gone(label)) }
          : { kind: "success", text: said(serviceTexts.disconnected(label)) },
      );
    }
    default:
      return null;
  }
}
