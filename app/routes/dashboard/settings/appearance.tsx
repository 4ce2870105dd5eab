import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import {
  removeCompanyPicture,
  restoreCompanyPicture,
  uploadCompanyPicture,
} from "#features/companies/company-pictures.server.ts";
import { type PicturePlace, picturePlaces } from "#features/companies/company-pictures.ts";
import { readAppearanceForm } from "#features/companies/settings-schema.ts";
import { pictureTexts, settingsTexts } from "#features/companies/settings-texts.ts";
import type { AppearanceValues } from "#features/companies/settings-values.ts";
import { getSettings, saveAppearance } from "#features/companies/update-company-settings.server.ts";
import { presentContact } from "#features/contact/present.ts";
import { presentPreview } from "#features/help-center/preview.ts";
import { readPreviewContents } from "#features/help-center/preview-contents.server.ts";
import { refused, type Saved } from "#shared/action-outcome.ts";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { scriptField } from "../../script-field.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import type { Route } from "./+types/appearance";
import { AppearanceForm } from "./components/appearance-form.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { openUrl } from "./open-url.ts";
import type { PictureAnswer } from "./picture-answer.ts";

const here = "/dashboard/settings/appearance";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const { company, appearance } = await getSettings(services.db, scope);
  const logo = company.logoUrl
    ? { url: company.logoUrl, width: company.logoWidth, height: company.logoHeight }
    : null;
  const { iconUrl = null, hero = null } = company.themeSettings;
  const path = `/help/${company.helpCenterSubdomain ?? "preview"}`;
  const url = openUrl(company, services.origin);
  return {
    ...inAccountLanguage(context, ["settings", "appearance"]),
    stored: appearance,
    pictures: {
      logo,
      icon: iconUrl ? { url: iconUrl, width: null, height: null } : null,
      hero,
    },
    openUrl: url,
    preview: presentPreview({
      companyName: company.companyName,
      language: company.language,
      messageOverrides: company.messageOverrides,
      websiteUrl: company.websiteUrl,
      themeSettings: company.themeSettings,
      centerSettings: company.centerSettings,
      searchSettings: company.searchSettings,
      logo,
      contact: presentContact(company.contactDetails),
      ...(await readPreviewContents(services.db, scope, company)),
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
    case "upload-picture":
      return pictureAnswer(form, await upload(form, context), context);
    case "remove-picture":
      return pictureAnswer(form, await remove(form, context), context);
    case "restore-picture":
      return pictureAnswer(form, await restore(form, context), context);
    default:
      throw unknownForm();
  }
}

type Context = Route.ActionArgs["context"];

async function save(form: FormData, context: Context) {
  const posted = readAppearanceForm(form);
  const outcome: Saved<AppearanceValues> =
    "errors" in posted
      ? refused(400, settingsTexts.saveFailed, posted.errors)
      : await saveAppearance(context.get(servicesContext), context.get(ownerContext), posted);
  return answerForm(form, outcome, {
    path: here,
    toast: { kind: "success", text: accountTexts(context, "settings").t(settingsTexts.saved) },
  });
}

function placeOf(form: FormData): PicturePlace {
  const place = picturePlaces.find((one) => one === form.get("place"));
  if (!place) throw unknownForm();
  return place;
}

async function upload(form: FormData, context: Context): Promise<PictureAnswer> {
  const place = placeOf(form);
  const file = form.get("picture");
  if (!(file instanceof File) || file.size === 0) return refused(400, pictureTexts[place].notAnImage);
  const services = context.get(servicesContext);
  const bytes = await file.bytes();
  return uploadCompanyPicture(services, context.get(ownerContext), { place, bytes });
}

async function remove(form: FormData, context: Context): Promise<PictureAnswer> {
  const place = placeOf(form);
  const services = context.get(servicesContext);
  return { ok: true, removed: await removeCompanyPicture(services, context.get(ownerContext), { place }) };
}

async function restore(form: FormData, context: Context): Promise<PictureAnswer> {
  const place = placeOf(form);
  const url = String(form.get("url") ?? "");
  const services = context.get(servicesContext);
  const isRestored = await restoreCompanyPicture(services, context.get(ownerContext), { place, url });
  return isRestored ? { ok: true } : refused(400, pictureTexts[place].gone);
}

/** Without JavaScript, the next page shows the result as a toast. */
async function pictureAnswer(form: FormData, answer: PictureAnswer, context: Context) {
  const { said } = accountTexts(context, "appearance");
  if (!answer.ok && !form.has(scriptField))
    throw await redirectWithToast(here, { kind: "error", text: said(answer.problem) });
  const texts = pictureTexts[placeOf(form)];
  const text = answer.ok && "removed" in answer ? texts.removed : texts.uploaded;
  return answerForm(form, answer, { path: here, toast: { kind: "success", text: said(text) } });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), settingsTexts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Appearance", matches);
}

export default function AppearanceSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <AppearanceForm
        {...loaderData}
        answer={actionData as FormAnswer<Saved<AppearanceValues>> | undefined}
      />
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
