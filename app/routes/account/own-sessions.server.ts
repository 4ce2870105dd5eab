/** Shows and ends the person's sessions. Two pages show them. */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { ownAccountTexts } from "#features/accounts/own-account-texts.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "#features/accounts/own-sessions.server.ts";
import { accountDeps } from "../auth/account-deps.server.ts";
import { deviceSetCookie, readVisitor } from "../auth/sign-in-visitor.server.ts";
import { agoText } from "../dashboard/getting-started/ago-text.ts";
import { accountTexts, teamLanguageContext } from "../team-texts.server.ts";

type Context = Readonly<RouterContextProvider>;

interface Person {
  userId: string;
  sessionId: string;
  email: string;
}

export async function describeSessions(context: Context, person: Omit<Person, "email">) {
  const services = context.get(servicesContext);
  const now = services.clock.now();
  const language = context.get(teamLanguageContext);
  const { t } = accountTexts(context, "account");
  const sessions = await listOwnSessions(services, person);
  return sessions.map(({ signedInAt, lastUsedAt, ...session }) => ({
    ...session,
    signedIn: agoText(signedInAt, now, language),
    lastUsed: isRecent(lastUsedAt, now) ? t("recently") : agoText(lastUsedAt, now, language),
  }));
}

/** Sessions are renewed hourly, so finer times would be false precision. */
function isRecent(then: Date, now: Date): boolean {
  return now.getTime() - then.getTime() < 2 * 3_600_000;
}

interface Change {
  context: Context;
  request: Request;
  form: FormData;
  person: Person;
  /** The page that posted the form, for redirects. */
  path: string;
}

/** Null if it is another form. */
export async function changeSessions({ context, request, form, person, path }: Change) {
  const deps = accountDeps(context.get(servicesContext), request);
  const { said } = accountTexts(context, "account");
  const intent = form.get("intent");
  switch (intent) {
    case "end-session": {
      const ended = z.uuid().safeParse(form.get("sessionId"));
      const { visitorAddress } = await readVisitor(context, request);
      const isEnded =
        ended.success && (await endOwnSession(deps, person, { endedId: ended.data, visitorAddress }));
      return isEnded
        ? redirectWithToast(path, { kind: "success", text: said(ownAccountTexts.sessionEnded) })
        : redirectWithToast(path, { kind: "warning", text: said(ownAccountTexts.sessionGone) });
    }
    case "end-other-sessions": {
      const visitor = await readVisitor(context, request);
      const { deviceCookie } = await endOtherSessions(deps, person, visitor);
      const headers = new Headers({ "set-cookie": await deviceSetCookie(deviceCookie) });
      return redirectWithToast(
        path,
        { kind: "success", text: said(ownAccountTexts.othersSignedOut) },
        headers,
      );
    }
    default:
      return null;
  }
}
