import { Link } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import {
  findDelayedMail,
  listCurrentWork,
  listFailedMails,
  listFailedWork,
  type RetryResult,
  resendFailedMail,
  retryFailedWork,
} from "#features/operator/failed-work.server.ts";
import { listSpeechCosts } from "#features/recordings/speech-costs.server.ts";
import { modelFailureText } from "#features/websites/write/generation-log.ts";
import { listModelRuns } from "#features/websites/write/model-runs.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { operatorContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/jobs";
import { CurrentJobs, durationText } from "./components/current-jobs.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { FailedList, FailedSection } from "./components/failed-list.tsx";
import { ModelRuns } from "./components/model-runs.tsx";
import { SpeechCosts } from "./components/speech-costs.tsx";
import { dollarsText } from "./dollars-text.ts";
import { shownMinute } from "./format-time.ts";

const path = "/operator/jobs";
/** Only the newest of each kind, because older ones usually failed for the same reason. */
const maxShown = 50;
const maxModelRuns = 20;

function tokensText({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): string {
  return `${inputTokens.toLocaleString("en")} in, ${outputTokens.toLocaleString("en")} out`;
}

/** Titles of the known kinds of jobs. Others are shown by name. */
const jobWords: Record<string, string> = {
  "crawl-website": "Reading a website",
  "generate-faqs": "Writing questions",
  "check-website": "Checking a website for changes",
  "start-due-checks": "Starting automatic website checks",
  "tidy-onboarding": "Deleting unfinished wizard data",
  "analyze-screenshots": "Creating a guide from a recording",
  "transcribe-video": "Transcribing a video",
  "tidy-recordings": "Deleting recording screenshots",
  "tidy-guide-images": "Deleting unused guide images",
  "publish-due-posts": "Publishing scheduled posts",
  "delete-files": "Deleting orphaned files",
  "tidy-old-records": "Deleting expired sessions, used links and old emails",
  "tidy-inbox": "Purging deleted messages",
  "tidy-visits": "Purging old visit counts",
  "recheck-domains": "Checking custom domains",
  "tidy-blog": "Purging old blog view records",
  "tidy-blog-pictures": "Deleting unused post images",
  "run-service-job": "Crawling pages for the API",
  "tidy-crawl-service": "Deleting expired crawl results",
  "deliver-mail": "Sending an email",
  "back-up": "Creating a backup",
};

export async function loader({ context }: Route.LoaderArgs) {
  context.get(operatorContext);
  const { db, config } = context.get(servicesContext);
  const [current, work, mails, delayed, model, speech] = await Promise.all([
    listCurrentWork({ db }),
    listFailedWork({ db }, { limit: maxShown }),
    listFailedMails({ db }, { limit: maxShown }),
    findDelayedMail({ db }),
    listModelRuns({ db, ai: config.ai }, { limit: maxModelRuns }),
    listSpeechCosts({ db }),
  ]);
  return {
    delayed: delayed && { ...delayed, since: shownMinute(delayed.since) },
    current: current.map(({ name, oldestWaitingSeconds, ...counts }) => ({
      name,
      title: jobWords[name] ?? name,
      ...counts,
      oldest: durationText(oldestWaitingSeconds),
    })),
    speech: speech.map(({ heardSeconds, ...asked }) => ({
      ...asked,
      sound: durationText(heardSeconds) || "none",
    })),
    model: {
      total: model.total,
      tokens: tokensText(model),
      cost: model.cost && `${model.cost.model} cost ${dollarsText(model.cost.dollars)}`,
      runs: model.runs.map(({ inputTokens, outputTokens, cost, failure, startedAt, ...run }) => ({
        ...run,
        failure: failure && modelFailureText(run.model, failure),
        tokens: tokensText({ inputTokens, outputTokens }),
        cost: cost === null ? null : dollarsText(cost),
        started: shownMinute(startedAt),
      })),
    },
    work: {
      total: work.total,
      things: work.rows.map(({ id, name, site, reason, tries, failedAt }) => ({
        id,
        title: jobWords[name] ?? name,
        about: site,
        reason,
        tries,
        failed: shownMinute(failedAt),
        mayHaveArrived: false,
      })),
    },
    mails: {
      total: mails.total,
      things: mails.rows.map(({ id, subject, to, reason, tries, failedAt, mayHaveArrived }) => ({
        id,
        title: subject,
        about: `to ${to}`,
        reason,
        tries,
        failed: shownMinute(failedAt),
        mayHaveArrived,
      })),
    },
  };
}

const retry = z.object({ intent: z.enum(["retry-job", "resend-mail"]), id: z.uuid() });

export async function action({ context }: Route.ActionArgs) {
  context.get(operatorContext);
  const { db, jobs } = context.get(servicesContext);
  const form = await readForm(context);
  const input = retry.safeParse(Object.fromEntries(form));
  if (!input.success) throw unknownForm();
  const { intent, id } = input.data;
  if (intent === "retry-job")
    return redirectWithToast(path, retryWords[await retryFailedWork({ db, jobs }, id)]);
  const isQueued = await resendFailedMail({ db, jobs }, id);
  return redirectWithToast(
    path,
    isQueued
      ? {
          kind: "success",
          text: "We're sending the email again. If it fails again, it returns to this list.",
        }
      : { kind: "warning", text: "This email is no longer in the failed list." },
  );
}

const retryWords: Record<RetryResult, { kind: "success" | "warning"; text: string }> = {
  retried: {
    kind: "success",
    text: "We'll retry the job within seconds. If it fails again, it returns to this list.",
  },
  gone: { kind: "warning", text: "This job is no longer in the failed list." },
  busy: {
    kind: "warning",
    text: "We didn't retry this job, because a newer one replaced it or it's no longer needed.",
  },
};

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Jobs", matches);
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { current, work, mails, delayed, model, speech } = loaderData;
  return (
    <>
      <PageHeader
        title="Jobs"
        text="Background work. Step retries failed jobs automatically before it lists them here."
      />
      {work.total + mails.total === 0 ? (
        <EmptyState title="No failed jobs" text="Failed jobs stay here for seven days, with the reason.">
          <Link to={path} className={buttonClass({ variant: "secondary" })}>
            Refresh
          </Link>
        </EmptyState>
      ) : null}
      {work.total > 0 ? (
        <FailedSection title="Jobs" total={work.total} text="Kept for seven days.">
          <FailedList label="Failed jobs" intent="retry-job" verb="Try again" things={work.things} />
          <More {...work} />
        </FailedSection>
      ) : null}
      {mails.total > 0 ? (
        <FailedSection
          title="Emails"
          total={mails.total}
          text="Rejected by a mail server, or undelivered after a day."
        >
          <FailedList label="Failed emails" intent="resend-mail" verb="Send again" things={mails.things} />
          <More {...mails} />
        </FailedSection>
      ) : null}
      {delayed ? (
        <FailedSection
          title="Delayed emails"
          total={delayed.count}
          text="The last try failed. Step tries again for a day, every ten minutes in the end."
        >
          <p className="text-14 [overflow-wrap:anywhere]">{delayed.reason}</p>
          <p className="mt-1 text-13 text-text-2">
            Oldest email: <time dateTime={delayed.since.iso}>{delayed.since.text}</time>
          </p>
        </FailedSection>
      ) : null}
      <CurrentJobs kinds={current} />
      {model.total > 0 ? <ModelRuns {...model} /> : null}
      {speech.length > 0 ? <SpeechCosts models={speech} /> : null}
    </>
  );
}

function More({ total, things }: { total: number; things: unknown[] }) {
  const more = total - things.length;
  return more > 0 ? <p className="mt-3 text-14 text-text-3">and {more} earlier ones</p> : null;
}
