import { ArrowLeft, Play } from "lucide-react";
import { data, Link } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { hasAiPlan } from "#features/companies/company-record.server.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { CheckedStep, GuideCheck } from "#features/recordings/replays/guide-check.ts";
import { getGuideCheck } from "#features/recordings/replays/present-guide-check.server.ts";
import { runGuideCheckAction } from "#features/recordings/replays/run-guide-check-action.server.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import { answerOutcome } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { useRefresh } from "../../use-refresh.ts";
import { SectionError } from "../section-error.tsx";
import { useMay } from "../use-may.ts";
import type { Route } from "./+types/check";
import { BrokenStep } from "./components/broken-step.tsx";
import { CheckRow } from "./components/check-row.tsx";
import { CheckedSteps } from "./components/checked-steps.tsx";
import { NewPictures } from "./components/new-pictures.tsx";
import { type CheckForm, useCheckForm } from "./components/use-check-form.tsx";

const pollMs = 1_500;

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Guide check", matches);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const services = context.get(servicesContext);
  const id = z.uuid().safeParse(params.guideId);
  const check = id.success && (await getGuideCheck(services, scope, id.data));
  if (!check) throw data(null, { status: 404 });
  const isLocked = !(await hasAiPlan(services.db, scope));
  return { ...inAccountLanguage(context, ["guides"]), check, isLocked };
}

export async function action({ context, params }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const guideId = z.uuid().safeParse(params.guideId);
  const form = await readForm(context);
  const services = context.get(servicesContext);
  return answerOutcome(
    guideId.success ? await runGuideCheckAction(services, scope, { guideId: guideId.data, form }) : null,
  );
}

export default function Check({ loaderData: { check, isLocked } }: Route.ComponentProps) {
  const { t } = useTeamTexts("guides");
  const { guide, run, steps } = check;
  const form = useCheckForm();
  const may = useMay();
  const mayEdit = may("write drafts") && !isLocked;
  const isRunning = run?.status === "running";
  useRefresh(isRunning, pollMs);
  const broken = steps.flatMap((step, index) =>
    step.state === "renamed" || step.state === "missing" ? [{ step, number: index + 1 }] : [],
  );
  const isShown = run !== null && !run.isOutdated && steps.some(({ state }) => state !== null);
  return (
    <>
      <Link
        to={`/dashboard/guides/${guide.id}`}
        className="mb-3 inline-flex items-center gap-1.5 text-14 text-text-2 no-underline hover:text-text"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <bdi>{guide.title}</bdi>
      </Link>
      <PageHeader
        title={t(isShown ? headlineOf(broken, check.steps) : "Check this guide", {
          number: broken[0]?.number ?? 0,
          count: broken.length,
        })}
        text={<Summary check={check} />}
      >
        {mayEdit && check.isCheckable ? (
          <Button variant="secondary" disabled={isRunning || form.isBusy} onClick={() => form.post("check")}>
            <Play className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t(isRunning ? "Checking …" : run ? "Run again" : "Check now")}
          </Button>
        ) : null}
      </PageHeader>
      {isShown ? <CheckedSteps steps={steps} /> : null}
      {isShown && run
        ? broken.map((one) => (
            <BrokenStep key={one.step.key} {...one} guide={guide} run={run} form={form} mayEdit={mayEdit} />
          ))
        : null}
      {isShown && run?.status === "done" && mayEdit ? (
        <NewPictures key={run.id} steps={steps} runId={run.id} form={form} />
      ) : null}
      {isShown && run && may("publish content") && !isLocked ? (
        <HeldBack steps={steps} runId={run.id} form={form} />
      ) : null}
      {check.isCheckable && may("publish content") && !isLocked ? <Weekly check={check} form={form} /> : null}
    </>
  );
}

function headlineOf(broken: { number: number }[], steps: CheckedStep[]) {
  const isWhole = steps.every(({ state }) => state !== "unchecked");
  if (broken.length === 0) return isWhole ? "This guide works" : "We found no broken step";
  return broken.length === 1 ? "Step {number} no longer works" : "{count} steps no longer work";
}

function Summary({ check: { run, steps, isCheckable, host } }: { check: GuideCheck }) {
  const { t, parts, said, language } = useTeamTexts("guides");
  if (!isCheckable) return t("This guide has no recorded clicks. Record it again with the extension.");
  if (run?.status === "running")
    return (
      <span role="status">
        {t("Step is clicking through this guide: {done} of {count} steps.", {
          done: run.progress,
          count: steps.length,
        })}
      </span>
    );
  if (run?.status === "failed") return <span role="status">{said(run.error ?? "")}</span>;
  if (!run)
    return t(
      "Step opens {host} and repeats each step. It types samples, and presses nothing that sends or pays.",
      {
        host,
      },
    );
  if (run.isOutdated) return t("The guide was edited after its last check. Run it again.");
  const working = steps.filter(({ state }) => state === "works").length;
  return joined(
    parts("Step clicked through this guide on {time}. {working} of {count} steps work.", {
      time: <LocalTime at={run.at} format={dayAndTimeIn(language)} />,
      working: <>{working}</>,
      count: <>{steps.length}</>,
    }),
  );
}

/** Steps that may send, pay, delete or save something, with what the owner decided about them. */
function HeldBack({ steps, runId, form }: { steps: CheckedStep[]; runId: string; form: CheckForm }) {
  const { t } = useTeamTexts("guides");
  const held = steps.flatMap((step, index) =>
    step.isHeldBack || step.isSafeToPress ? [{ ...step, number: index + 1 }] : [],
  );
  return held.map(({ key, number, title, isSafeToPress }) => (
    <CheckRow
      key={key}
      title={t("Step {number} may be pressed", { number })}
      text={joinedTitle(
        title,
        t("It may send, pay, delete or save something. Later steps may depend on it."),
      )}
      labelId={`safe-${key}`}
    >
      <SwitchButton
        isOn={isSafeToPress}
        aria-labelledby={`safe-${key}`}
        disabled={form.isBusy}
        onClick={(event) => {
          event.preventDefault();
          form.post(isSafeToPress ? "forbid-press" : "allow-press", { replayId: runId, key: String(key) });
        }}
      />
    </CheckRow>
  ));
}

function joinedTitle(title: string, text: string) {
  return (
    <>
      <bdi>{title}</bdi>: {text}
    </>
  );
}

function Weekly({ check: { isScheduled, isVerified, host }, form }: { check: GuideCheck; form: CheckForm }) {
  const { t } = useTeamTexts("guides");
  return (
    <CheckRow
      title={t("Check this guide every week")}
      text={
        isVerified
          ? t("Step opens {host} without signing in.", { host })
          : t(
              "Needs proof that {host} is yours. Prove your website in the settings, or use an email address of it.",
              {
                host,
              },
            )
      }
      labelId="weekly"
    >
      <SwitchButton
        isOn={isScheduled}
        aria-labelledby="weekly"
        disabled={form.isBusy || !(isVerified || isScheduled)}
        onClick={(event) => {
          event.preventDefault();
          form.post(isScheduled ? "unschedule" : "schedule");
        }}
      />
    </CheckRow>
  );
}

export const ErrorBoundary = SectionError;
