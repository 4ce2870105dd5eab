/** Signs in with a passkey. Only the sign-in page's script calls this. */
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { requestPasskey, signInByPasskey } from "#features/accounts/passkey-sign-in.server.ts";
import { secondFactorTexts as texts } from "#features/accounts/second-factor-texts.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { unknownForm } from "../answer-outcome.ts";
import { localPath } from "../next-path.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/passkey";
import { accountDeps } from "./account-deps.server.ts";
import { signOutHere } from "./enter.server.ts";
import { challengeSetCookie, readChallengeCookie } from "./passkey-challenge.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { welcome } from "./welcome.server.ts";

const problems = {
  expired: { problem: texts.passkeyExpired, status: 400 },
  invalid: { problem: texts.passkeyInvalid, status: 400 },
  unknown: { problem: texts.passkeyRefused, status: 400 },
  limited: { problem: accountTexts.limited, status: 429 },
};

export function loader() {
  return redirect("/auth");
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const deps = accountDeps(context.get(servicesContext), request);
  const intent = form.get("intent");
  switch (intent) {
    case "request": {
      const { options, challengeCookie } = await requestPasskey(deps);
      return Response.json(
        { options },
        { headers: { "set-cookie": await challengeSetCookie(challengeCookie), "cache-control": "no-store" } },
      );
    }
    case "sign-in": {
      const visitor = await readVisitor(context, request);
      const challengeCookie = await readChallengeCookie(request);
      const answer = String(form.get("answer") ?? "");
      const signedIn = await signInByPasskey(deps, { answer, challengeCookie, ...visitor });
      if (signedIn.outcome !== "signed-in") {
        const { problem, status } = problems[signedIn.outcome];
        return Response.json({ problem }, { status, headers: { "cache-control": "no-store" } });
      }
      await signOutHere(context, request);
      const { headers } = await welcome(context, signedIn, localPath(form.get("next")));
      // The script opens the page itself: a redirected fetch would load it twice.
      const to = headers.get("location") ?? "/dashboard";
      headers.delete("location");
      return Response.json({ to }, { headers });
    }
    default:
      throw unknownForm();
  }
}
