import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { canPrint } from "#features/guides/export/print-guide.server.ts";
import { newGuideWords, newStepWords } from "#features/guides/new-guide-words.server.ts";
import { getOwnGuide } from "#features/guides/own-guide.server.ts";
import type { GuideActionRefused } from "#features/guides/owner-guide.ts";
import { guideRefusals, guideToasts } from "#features/guides/owner-texts.ts";
import { runGuideAction } from "#features/guides/run-guide-action.server.ts";
import { offerEmbed } from "#features/help-center/offer-embed.server.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import { openUrl } from "../settings/open-url.ts";
import type { Route } from "./+types/getting-started";
import { GuideEditor } from "./components/guide-editor.tsx";
import { typedIn } from "./typed-in.ts";

const path = "/dashboard/getting-started";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, origin } = services;
  const scope = context.get(ownerContext);
  const [{ guide, isShown }, { company }] = await Promise.all([
    getOwnGuide(db, scope),
    getSettings(db, scope),
  ]);
  const { isPublished } = guide;
  // The frame needs a name.
  const title = guide.title || newGuideWords(company.language).title;
  return {
    ...inAccountLanguage(context, ["guide", "guides", "recorder"]),
    embed: await offerEmbed(services, scope, { path: "/getting-started", title, isPublished, isShown }),
    canPrint: canPrint(services),
    guide,
    isShown,
    companyId: scope.companyId,
    stepWords: newStepWords(company.language),
    now: clock.now().toISOString(),
    // The owner can preview the guide before visitors can reach it.
    previewUrl: `${openUrl(company, origin) ?? `${origin}/help/preview/${scope.companyId}`}/getting-started`,
  };
}

/** Handles forms posted without JavaScript. With JavaScript, forms go to "changes". */
export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const result = await runGuideAction(context.get(servicesContext), context.get(ownerContext), form);
  if (result.ok) {
    const { said } = accountTexts(context, "guide");
    return redirectWithToast(path, { kind: "success", text: said(result.toast ?? guideToasts.saved) });
  }
  if (result.problem === guideRefusals.unknownForm) throw unknownForm();
  const refused: RefusedForm = { refusal: result, typed: typedIn(form) };
  return data(refused, { status: result.status });
}

/** The rejected values of a form that was posted without JavaScript, with the reason. */
export interface RefusedForm {
  refusal: GuideActionRefused;
  typed: ReturnType<typeof typedIn>;
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Getting Started", matches);
}

export default function GettingStarted({ loaderData, actionData }: Route.ComponentProps) {
  const { messages: _, ...guide } = loaderData;
  return <GuideEditor {...guide} refused={actionData ?? null} />;
}

export const ErrorBoundary = SectionError;
