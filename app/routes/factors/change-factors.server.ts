/** Changes an owner's passkeys, authenticator app and recovery codes. Two pages post these forms. */
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { confirmApp, removeApp, startAppSetup } from "#features/accounts/authenticator-app.server.ts";
import { appUri } from "#features/accounts/one-time-code.ts";
import { renewRecoveryCodes } from "#features/accounts/own-factors.server.ts";
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "#features/accounts/passkeys.server.ts";
import { secondFactorTexts as texts } from "#features/accounts/second-factor-texts.ts";
import { unknownForm } from "../answer-outcome.ts";
import { accountDeps } from "../auth/account-deps.server.ts";
import { challengeSetCookie, readChallengeCookie } from "../auth/passkey-challenge.server.ts";
import { readVisitor } from "../auth/sign-in-visitor.server.ts";
import { qrPicture } from "../qr-picture.server.ts";
import { accountTexts } from "../team-texts.server.ts";
import type { FactorAnswer } from "./factor-answer.ts";
import { type FactorOwner, refuseUnproven } from "./refuse-unproven.server.ts";

interface Change {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: FormData;
  owner: FactorOwner;
  /** The page that posted the form, for redirects. */
  path: string;
}

const addProblems = {
  expired: texts.passkeyExpired,
  invalid: texts.passkeyInvalid,
  known: texts.passkeyKnown,
  "too-many": texts.tooManyPasskeys,
};

export async function changeFactors({ context, request, form, owner, path }: Change) {
  const { config } = context.get(servicesContext);
  const deps = accountDeps(context.get(servicesContext), request);
  const { said } = accountTexts(context, "account");
  const { visitorAddress } = await readVisitor(context, request);
  const read = (name: string, max = 300) => String(form.get(name) ?? "").slice(0, max);
  const me = { ...owner, visitorAddress };
  const { userId, email } = owner;
  const intent = form.get("intent");
  const passkeyId = z.uuid().safeParse(form.get("passkeyId")).data ?? null;
  /** Null if the password or code is right. */
  const prove = (answer: FactorAnswer) => refuseUnproven(deps, me, { form, answer });
  const done = (text: string) => redirectWithToast(path, { kind: "success", text: said(text) });
  const gone = (text: string) => redirectWithToast(path, { kind: "warning", text: said(text) });
  const showSetup = (secret: string, more: Partial<FactorAnswer> = {}, status = 200) => {
    const setup = {
      qrSource: qrPicture(appUri(secret, { appName: config.appName, email })),
      secretText: secret.replace(/(.{4})(?=.)/g, "$1 "),
    };
    return data<FactorAnswer>({ intent: "confirm-app", setup, ...more }, { status });
  };
  switch (intent) {
    case "start-passkey": {
      const refused = await prove({ intent });
      if (refused) return refused;
      const { options, challengeCookie } = await startPasskey(deps, owner, { appName: config.appName });
      const headers = new Headers({ "set-cookie": await challengeSetCookie(challengeCookie) });
      return data<FactorAnswer>({ intent, options }, { headers });
    }
    case "add-passkey": {
      const challengeCookie = await readChallengeCookie(request);
      const passkey = { answer: read("answer", 60_000), name: read("name"), challengeCookie };
      const added = await addPasskey(deps, me, passkey);
      if (added.outcome !== "added")
        return data<FactorAnswer>({ intent, problem: addProblems[added.outcome] }, { status: 400 });
      return added.codes ? data<FactorAnswer>({ intent, codes: added.codes }) : done(texts.passkeyAdded);
    }
    case "rename-passkey": {
      const name = read("name");
      if (name.trim() === "")
        return data<FactorAnswer>(
          { intent, problem: texts.noPasskeyName, ...(passkeyId && { passkeyId }) },
          { status: 400 },
        );
      const isRenamed = passkeyId && (await renamePasskey(deps, { userId, passkeyId, name }));
      return isRenamed ? done(texts.passkeyRenamed) : gone(texts.passkeyGone);
    }
    case "remove-passkey": {
      if (!passkeyId) return gone(texts.passkeyGone);
      const refused = await prove({ intent, passkeyId });
      if (refused) return refused;
      return (await removePasskey(deps, me, passkeyId))
        ? done(texts.passkeyRemoved)
        : gone(texts.passkeyGone);
    }
    case "start-app": {
      const refused = await prove({ intent });
      if (refused) return refused;
      const secret = await startAppSetup(deps, userId);
      return secret === null ? done(texts.appAdded) : showSetup(secret);
    }
    case "confirm-app": {
      const confirmed = await confirmApp(deps, me, read("code"));
      if (confirmed.outcome === "wrong")
        return showSetup(confirmed.secret, { codeError: texts.wrongCode }, 400);
      if (confirmed.outcome === "gone")
        return data<FactorAnswer>({ intent, problem: texts.setupGone }, { status: 400 });
      return confirmed.codes ? data<FactorAnswer>({ intent, codes: confirmed.codes }) : done(texts.appAdded);
    }
    case "remove-app": {
      const refused = await prove({ intent });
      if (refused) return refused;
      return (await removeApp(deps, me)) ? done(texts.appRemoved) : gone(texts.appGone);
    }
    case "renew-codes": {
      const refused = await prove({ intent });
      if (refused) return refused;
      const codes = await renewRecoveryCodes(deps, me);
      return codes ? data<FactorAnswer>({ intent, codes }) : gone(texts.noFactor);
    }
    default:
      throw unknownForm();
  }
}
