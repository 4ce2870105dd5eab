/** Moves a help center from another tool: select a source, agree to a plan, watch the import, read the report. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import {
  agreeToPlan,
  discardImport,
  readChoices,
  retryImport,
  stopImport,
} from "#features/moving/change-import.server.ts";
import { runImportDecision } from "#features/moving/decide-import.server.ts";
import { describePlan, findImport, presentImport } from "#features/moving/describe-import.server.ts";
import { describeProgress } from "#features/moving/describe-progress.server.ts";
import { describeReport } from "#features/moving/describe-report.server.ts";
import { endAbandonedImports } from "#features/moving/end-abandoned-imports.server.ts";
import { movingTexts as texts } from "#features/moving/moving-texts.ts";
import { readReportTab } from "#features/moving/report-tab.ts";
import { apiForms } from "#features/moving/source-forms.ts";
import { startApiImport, startFileImport, startZendeskImport } from "#features/moving/start-import.server.ts";
import { type Done, type Refused, refusedAt } from "#shared/action-outcome.ts";
import { languageName } from "#shared/language-tag.ts";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { useRefresh } from "../../use-refresh.ts";
import type { Route } from "./+types/import";
import { ImportEnd, ImportProgress } from "./components/import/import-progress.tsx";
import { ImportReport } from "./components/import/import-report.tsx";
import { ImportSources } from "./components/import/import-sources.tsx";
import { MovingPlan } from "./components/import/moving-plan.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/import";
const apiKinds = Object.keys(apiForms) as (keyof typeof apiForms)[];
const refreshMs = 1_500;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, origin, config } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  await endAbandonedImports(db, scope);
  const [{ company }, row] = await Promise.all([getSettings(db, scope), findImport(db, scope)]);
  const isDone = row?.status === "completed";
  const plan = row && isDone && row.phase === "plan" ? await describePlan(db, row) : null;
  const report = row && isDone && row.phase === "import" ? await describeReport(db, row) : null;
  const sent = inAccountLanguage(context, ["settings", "moving"]);
  return {
    ...sent,
    openUrl: openUrl(company, origin),
    appName: config.appName,
    shown: row && presentImport(row),
    plan: plan && {
      id: row?.id ?? "",
      ...plan,
      locales: plan.locales.map((tag) => ({
        tag,
        name: tag === "" ? null : languageName(tag, sent.language),
      })),
    },
    progress: row && !isDone && row.phase === "import" ? await describeProgress(db, row) : null,
    report,
    tab: report && readReportTab(new URL(request.url).searchParams.get("show"), report),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  const field = (name: string) => String(form.get(name) ?? "").trim();
  const { said } = accountTexts(context, "moving");
  const answer = (outcome: Done | Refused) =>
    answerForm<Done | Refused>(form, outcome, { path: here, toast: null });
  switch (form.get("intent")) {
    case "start-address": {
      const [email, token] = [field("email").slice(0, 254), field("token").slice(0, 500)];
      const access = email !== "" && token !== "" ? { email, token } : null;
      const outcome = await startZendeskImport(services, scope, { address: field("address"), access });
      // The form is sent back, but never with the token.
      form.delete("token");
      return answer(outcome);
    }
    case "start-api": {
      const source = apiKinds.find((each) => each === field("source"));
      if (!source) throw unknownForm();
      const request = { source, address: field("address"), key: field("key"), region: field("region") };
      const outcome = await startApiImport(services, scope, request);
      form.delete("key");
      return answer(outcome);
    }
    case "start-file": {
      const file = form.get("file");
      if (!(file instanceof File)) return answer(refusedAt("file", texts.noFile));
      const bytes = new Uint8Array(await file.arrayBuffer());
      return answer(await startFileImport(services, scope, { name: file.name, bytes }));
    }
    case "agree":
      return answer(await agreeToPlan(services, scope, readChoices(form), field("plan")));
    case "stop-import":
      return answer(await stopImport(services, scope));
    case "retry-import":
      return answer(await retryImport(services, scope));
    case "discard-import":
      return answer(await discardImport(services, scope));
    default: {
      const outcome = await runImportDecision(services, scope, form);
      if (!outcome) throw unknownForm();
      const toast = outcome.ok ? { kind: "success" as const, text: said(outcome.toast) } : null;
      return answerForm<Done | Refused>(form, outcome, { path: here, toast });
    }
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), texts.failed);
}

/** What was refused is no longer as the page shows it, such as a plan that another one has replaced. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Moving in", matches);
}

export default function ImportSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, plan, report, tab, appName } = loaderData;
  const { said } = useTeamTexts("moving");
  const answer = actionData as FormAnswer<Done | Refused<"address" | "file" | "key">> | undefined;
  const refused = answer?.ok === false ? answer : null;
  const isActive = shown?.status === "queued" || shown?.status === "running";
  useRefresh(isActive, refreshMs);
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      {refused && !refused.errors ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {said(refused.problem)}
        </p>
      ) : null}
      {!shown ? <ImportSources appName={appName} refused={refused} /> : null}
      {shown && isActive ? <ImportProgress shown={shown} progress={loaderData.progress} /> : null}
      {shown && plan ? <MovingPlan key={plan.id} label={shown.label} plan={plan} /> : null}
      {shown && report && tab ? <ImportReport label={shown.label} report={report} tab={tab} /> : null}
      {shown && (shown.status === "failed" || shown.status === "cancelled") ? (
        <ImportEnd shown={shown} />
      ) : null}
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
