/** Settings of the look: logo, colours, font, beside the page they change. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import {
  removeCompanyLogo,
  restoreCompanyLogo,
  uploadCompanyLogo,
} from "#features/companies/company-logo.server.ts";
import { readAppearanceForm } from "#features/companies/settings-schema.ts";
import { logoTexts, settingsTexts } from "#features/companies/settings-texts.ts";
import type { AppearanceValues, SaveOutcome } from "#features/companies/settings-values.ts";
import { getSettings, saveAppearance } from "#features/companies/update-company-settings.server.ts";
import { presentContact } from "#features/contact/present.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { findPublicGuide } from "#features/guides/public-guides.server.ts";
import { presentPreview } from "#features/help-center/preview.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/appearance";
import { AppearanceForm } from "./components/appearance-form.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import type { LogoAnswer } from "./logo-answer.ts";
import { openUrl } from "./open-url.ts";
import { answerWith, askServer, type SettingsAnswer, scriptField } from "./settings-action.ts";

const here = "/dashboard/settings/appearance";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const { company, appearance } = await getSettings(services.db, scope);
  const logo = company.logoUrl
    ? { url: company.logoUrl, width: company.logoWidth, height: company.logoHeight }
    : null;
  const path = `/help/${company.helpCenterSubdomain ?? "preview"}`;
  const url = openUrl(company, services.origin);
  return {
    stored: appearance,
    logo,
    openUrl: url,
    preview: presentPreview({
      companyName: company.companyName,
      websiteUrl: company.websiteUrl,
      themeSettings: company.themeSettings,
      searchSettings: company.searchSettings,
      logo,
      contact: presentContact(company.contactDetails),
      faqs: await listPublicFaqs(services.db, scope),
      guide: await findPublicGuide(services.db, scope),
      address: url ?? `${services.origin}${path}`,
      basePath: path,
      year: services.clock.now().getUTCFullYear(),
      appName: services.config.appName,
    }),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  switch (form.get("intent")) {
    case "save-appearance":
      return save(form, context);
    case "upload-logo":
      return logoAnswer(form, await upload(form, context));
    case "remove-logo":
      return logoAnswer(form, await remove(context));
    case "restore-logo":
      return logoAnswer(form, await restore(form, context));
    default:
      throw unknownForm();
  }
}

type Context = Route.ActionArgs["context"];

async function save(form: FormData, context: Context) {
  const posted = readAppearanceForm(form);
  const outcome: SaveOutcome<AppearanceValues> =
    "errors" in posted
      ? { outcome: "invalid", errors: posted.errors, title: null }
      : await saveAppearance(context.get(servicesContext), context.get(ownerContext), posted);
  if (outcome.outcome === "saved" && !form.has(scriptField)) {
    throw await redirectWithToast(here, { kind: "success", text: settingsTexts.saved });
  }
  return answerWith({ ...outcome, typed: typedValues(form) });
}

async function upload(form: FormData, context: Context): Promise<LogoAnswer> {
  const file = form.get("logo");
  if (!(file instanceof File) || file.size === 0)
    return { outcome: "refused", message: logoTexts.notAnImage };
  const services = context.get(servicesContext);
  return uploadCompanyLogo(services, context.get(ownerContext), { bytes: await file.bytes() });
}

async function remove(context: Context): Promise<LogoAnswer> {
  const logoUrl = await removeCompanyLogo(context.get(servicesContext), context.get(ownerContext));
  return { outcome: "removed", logoUrl };
}

async function restore(form: FormData, context: Context): Promise<LogoAnswer> {
  const logoUrl = String(form.get("logoUrl") ?? "");
  const scope = context.get(ownerContext);
  const isRestored = await restoreCompanyLogo(context.get(servicesContext), scope, { logoUrl });
  return isRestored
    ? { outcome: "restored" }
    : { outcome: "refused", message: "This logo is no longer available. Upload it again." };
}

/** Without script the next page says what became of it. */
async function logoAnswer(form: FormData, answer: LogoAnswer) {
  if (form.has(scriptField)) return data(answer, { status: statusOf(answer) });
  if (answer.outcome === "refused") {
    throw await redirectWithToast(here, { kind: "error", text: answer.message });
  }
  const text = answer.outcome === "removed" ? logoTexts.removed : logoTexts.uploaded;
  throw await redirectWithToast(here, { kind: "success", text });
}

function statusOf(answer: LogoAnswer): number {
  if (answer.outcome !== "refused") return 200;
  return answer.isBusy ? 429 : 400;
}

/** As it stands in the fields, right or wrong. */
function typedValues(form: FormData): AppearanceValues {
  const text = (name: keyof AppearanceValues) => String(form.get(name) ?? "");
  return {
    primaryColor: text("primaryColor"),
    secondaryColor: text("secondaryColor"),
    backgroundColor: text("backgroundColor"),
    fontFamily: text("fontFamily"),
  };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return askServer(() => serverAction());
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Appearance", matches);
}

export default function AppearanceSettings({ loaderData, actionData }: Route.ComponentProps) {
  const answer =
    actionData && "typed" in actionData ? (actionData as SettingsAnswer<AppearanceValues>) : undefined;
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <AppearanceForm {...loaderData} answer={answer} />
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
