/** Redirects from former addresses to pages of the help center. */
import { servicesContext } from "#app/context.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { addRedirect, importRedirects, removeRedirect } from "#features/redirects/own-redirects.server.ts";
import { redirectTexts as texts } from "#features/redirects/redirect-texts.ts";
import { listRedirects, redirectsPerPage } from "#features/redirects/redirects.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { agoText } from "../getting-started/ago-text.ts";
import type { Route } from "./+types/redirects";
import { RedirectFile } from "./components/redirects/redirect-file.tsx";
import { RedirectForm } from "./components/redirects/redirect-form.tsx";
import { RedirectList } from "./components/redirects/redirect-list.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/redirects";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, origin } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const query = new URL(request.url).searchParams;
  const search = (query.get("q") ?? "").trim().slice(0, 200).replaceAll("\0", "");
  const typed = query.get("page") ?? "1";
  const page = /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1;
  const [{ company }, list] = await Promise.all([
    getSettings(db, scope),
    listRedirects(db, scope, { search, page }),
  ]);
  const now = clock.now();
  const sent = inAccountLanguage(context, ["settings", "redirects"]);
  return {
    ...sent,
    openUrl: openUrl(company, origin),
    search,
    page,
    pageCount: Math.max(1, Math.ceil(list.found / redirectsPerPage)),
    found: list.found,
    total: list.total,
    rows: list.rows.map(({ lastHitAt, ...row }) => ({
      ...row,
      lastHit: lastHitAt && agoText(lastHitAt, now, sent.language),
    })),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  const field = (name: string) => String(form.get(name) ?? "");
  const { said } = accountTexts(context, "redirects");
  const done = (text: string) => ({ path: here, toast: { kind: "success" as const, text: said(text) } });
  switch (form.get("intent")) {
    case "add-redirect": {
      const ownAddresses = await addressesOf(context);
      const outcome = await addRedirect(services, scope, {
        from: field("from"),
        to: field("to"),
        ownAddresses,
      });
      return answerForm<Done | Refused>(form, outcome, done(texts.saved));
    }
    case "remove-redirect":
      return answerForm<Done | Refused>(
        form,
        await removeRedirect(services, scope, field("path")),
        done(texts.removed),
      );
    case "import-redirects": {
      const file = form.get("file");
      const outcome =
        file instanceof File
          ? await importRedirects(services, scope, {
              bytes: new Uint8Array(await file.arrayBuffer()),
              ownAddresses: await addressesOf(context),
              language: mainLanguageOf((await findCompany(services.db, scope)) ?? { language: null }),
            })
          : refused(400, texts.noFile);
      const text = outcome.ok ? texts.imported(outcome.count) : "";
      return answerForm<Done | Refused>(form, outcome, done(text));
    }
    default:
      throw unknownForm();
  }
}

/** Where visitors can read the help center. */
async function addressesOf(context: Route.ActionArgs["context"]): Promise<string[]> {
  const { db, origin, config } = context.get(servicesContext);
  const { company } = await getSettings(db, context.get(ownerContext));
  const address = publicAddress(company, { origin, baseDomain: config.baseDomain });
  const onMainHost = company.helpCenterSubdomain ? `${origin}/help/${company.helpCenterSubdomain}` : null;
  return [address, onMainHost].filter((each) => each !== null);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), texts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Redirects", matches);
}

export default function RedirectSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { total } = loaderData;
  const answer = actionData as FormAnswer<Done | Refused<"from" | "to">> | undefined;
  const refusedBy = (intent: string) =>
    answer?.ok === false && answer.typed?.intent === intent ? answer : null;
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <div className="flex max-w-240 flex-col gap-8">
        <RedirectForm key={total} answer={refusedBy("add-redirect")} />
        <RedirectList {...loaderData} here={here} problem={refusedBy("remove-redirect")?.problem ?? null} />
        <RedirectFile
          key={`file ${total}`}
          problem={refusedBy("import-redirects")?.problem ?? null}
          hasRedirects={total > 0}
          here={here}
        />
      </div>
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
