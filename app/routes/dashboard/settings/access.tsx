/** Access settings: who may read the help center, and who is invited to it. */

import { servicesContext } from "#app/context.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { createTextLookup } from "#features/domains/look-up-domain.server.ts";
import { checkWebsiteProof, getWebsiteProof } from "#features/domains/website-proof.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { type AccessValues, readAccessForm, readEmails } from "#features/readers/access-values.ts";
import { getAccess, type OwnAccess, saveAccess } from "#features/readers/change-access.server.ts";
import { inviteReaders, listInvitedReaders, removeReader } from "#features/readers/invited-readers.server.ts";
import { accessTexts } from "#features/readers/texts.ts";
import { refused, type Saved } from "#shared/action-outcome.ts";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountSaid, inAccountLanguage } from "../../team-texts.server.ts";
import type { Route } from "./+types/access";
import { AccessForm } from "./components/access-form.tsx";
import { InvitedReaders } from "./components/invited-readers.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { WebsiteProofCard } from "./components/website-proof-card.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/access";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, origin } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const [{ company }, stored, readers, proof] = await Promise.all([
    getSettings(db, scope),
    getAccess(db, scope),
    listInvitedReaders(db, scope),
    getWebsiteProof(db, scope),
  ]);
  const sent = inAccountLanguage(context, ["settings", "access", "proof"]);
  return { ...sent, stored, readers, proof, openUrl: openUrl(company, origin) };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  const said = accountSaid(context, ["proof", "access"]);
  const done = (text: string) => ({ path: here, toast: { kind: "success" as const, text: said(text) } });
  switch (form.get("intent")) {
    case "save-access": {
      const posted = readAccessForm(form);
      const outcome: Saved<AccessValues, OwnAccess> =
        "errors" in posted
          ? refused(400, accessTexts.saveFailed, posted.errors)
          : await saveAccess(services, scope, posted);
      return answerForm(withoutPassword(form), outcome, done(accessTexts.saved));
    }
    case "invite-readers": {
      const typed = readEmails(String(form.get("emails") ?? ""));
      if ("problem" in typed) return answerForm(form, refused(400, typed.problem), done(""));
      const { company } = await getSettings(services.db, scope);
      const { origin, config } = services;
      const base = publicAddress(company, { origin, baseDomain: config.baseDomain });
      const center = { companyName: company.companyName, language: company.language, base };
      const outcome = await inviteReaders(services, scope, { emails: typed.emails, ...center });
      return answerForm(form, outcome, done(accessTexts.invited(typed.emails.length)));
    }
    case "remove-reader": {
      const readerId = String(form.get("readerId") ?? "");
      const outcome = await removeReader(services, scope, readerId);
      return answerForm(form, outcome, done(accessTexts.removed));
    }
    case "check-website": {
      const lookUpTexts = createTextLookup(services.config.domains.dnsServer);
      const outcome = await checkWebsiteProof({ ...services, lookUpTexts }, scope);
      return answerForm(form, outcome, done(outcome.ok ? outcome.text : ""));
    }
    default:
      throw unknownForm();
  }
}

/** A password is never sent back to the page. */
function withoutPassword(form: FormData): FormData {
  form.delete("password");
  return form;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), accessTexts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Access", matches);
}

export default function AccessSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, readers } = loaderData;
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <div className="flex max-w-160 flex-col gap-8">
        {loaderData.proof ? <WebsiteProofCard proof={loaderData.proof} /> : null}
        <AccessForm
          stored={stored}
          answer={actionData as FormAnswer<Saved<AccessValues, OwnAccess>> | undefined}
        />
        {stored.values.access === "members" || readers.length > 0 ? (
          <InvitedReaders readers={readers} isUsed={stored.values.access === "members"} />
        ) : null}
      </div>
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
