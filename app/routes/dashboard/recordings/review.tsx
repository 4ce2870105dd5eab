/** Reviews a recording before it becomes a guide. The address names the recording, which is only in this browser. */
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link, redirect, useNavigate, useRouteLoaderData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { RecordProgress } from "#features/recordings/components/record-progress.tsx";
import { RecordingReview } from "#features/recordings/components/review/recording-review.tsx";
import { backClass, ReviewBar } from "#features/recordings/components/review/review-bar.tsx";
import { useSending } from "#features/recordings/components/review/use-sending.ts";
import { screenshotsPart } from "#features/recordings/components/use-screenshots.ts";
import { describeReview, type ReviewFacts } from "#features/recordings/describe-review.server.ts";
import {
  discardReview,
  findProgress,
  findReview,
  type KeptReview,
  type ReviewProgress,
} from "#features/recordings/recorder/review-store.ts";
import { discardVideo, findKeptVideo } from "#features/recordings/recorder/video-store.ts";
import { outcomeTexts, type RecordingState, type RecordingTarget } from "#features/recordings/recording.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/review";
import { readRecordingId } from "./read-recording-id.ts";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Review recording", matches);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const recordingId = readRecordingId(params.recordingId);
  const facts = await describeReview(services, context.get(ownerContext), recordingId);
  if (facts.sent?.status === "done") throw redirect(guideAddress(facts.sent));
  return { ...inAccountLanguage(context, ["recorder"]), facts };
}

function guideAddress({ target, id }: Pick<RecordingState, "target" | "id">): string {
  // The guide has the recording's id.
  return target === "guides" ? `/dashboard/guides/${id}` : "/dashboard/getting-started";
}

function listAddress(target: RecordingTarget): string {
  return target === "guides" ? "/dashboard/guides" : "/dashboard/getting-started";
}

type Opened =
  | { state: "loading" | "missing" }
  | { state: "unreadable"; message: string }
  | { state: "open"; kept: KeptReview; progress: ReviewProgress | null; video: Blob | null };

/** The specification defines this delay. */
const showsDoneMs = 2_000;

export default function ReviewRecording({ loaderData, params }: Route.ComponentProps) {
  return <Review key={params.recordingId} {...loaderData.facts} recordingId={params.recordingId} />;
}

function Review({
  recordingId,
  sent,
  words,
  language,
  usualTarget,
  gettingStartedTitle,
  videoAddress,
}: ReviewFacts & { recordingId: string }) {
  const { t, said } = useTeamTexts("recorder");
  const toast = useTeamToast("recorder");
  const navigate = useNavigate();
  const frame = useRouteLoaderData<{ email: string }>("main/dashboard");
  const owner = frame?.email ?? "";
  const [opened, setOpened] = useState<Opened>({ state: "loading" });
  const open = useCallback(
    () =>
      void openReview(recordingId, owner).then(setOpened, ({ message }: Error) =>
        setOpened({ state: "unreadable", message }),
      ),
    [recordingId, owner],
  );
  useEffect(open, [open]);
  /** As it was left, not as it was opened. */
  function reopen(): void {
    setOpened({ state: "loading" });
    open();
  }
  const [done, setDone] = useState<RecordingState | null>(null);
  useEffect(() => {
    if (!done) return;
    // A person who leaves before stays where they went.
    const timer = setTimeout(() => void navigate(guideAddress(done), { replace: true }), showsDoneMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  const sending = useSending({
    ...{ recordingId, sent },
    onDone(state) {
      const { warning } = state;
      toast({ kind: "success", text: outcomeTexts(state.target).done });
      // The page shows the success, so only a warning needs a toast.
      if (warning) toast({ kind: "warning", text: warning });
      setDone(state);
    },
    onFailed: (target, message) =>
      toast({ kind: "error", text: t(outcomeTexts(target).failed, { message: said(message) }) }),
  });
  const target =
    opened.state === "open" ? (opened.kept.target ?? usualTarget) : (sent?.target ?? usualTarget);
  const back = (
    <Link
      to={listAddress(target)}
      aria-label={t("Back. Your review is kept.")}
      title={t("Back. Your review is kept.")}
      className={backClass}
    >
      <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
  const { phase } = sending;
  if (phase.name !== "none")
    return (
      <Page back={back}>
        <div className="mx-auto w-full max-w-[640px] md:my-10 md:overflow-hidden md:rounded-lg md:border md:border-border">
          <RecordProgress
            phase={phase}
            canLeave={phase.name === "working" && phase.progress > screenshotsPart}
            onTryAgain={sending.tryAgain}
            onReset={() => {
              sending.reset();
              reopen();
            }}
          />
        </div>
      </Page>
    );
  if (opened.state !== "open")
    return (
      <Page back={back}>
        {opened.state === "missing" ? (
          <Missing list={listAddress(target)} />
        ) : opened.state === "unreadable" ? (
          <Unreadable message={said(opened.message)} onTryAgain={reopen} />
        ) : (
          <Loading />
        )}
      </Page>
    );
  return (
    <div data-alone>
      <RecordingReview
        kept={opened.kept}
        progress={opened.progress}
        words={words}
        language={language}
        guideTitle={target === "guides" ? null : gettingStartedTitle}
        video={opened.video ?? videoAddress}
        back={back}
        onReopen={reopen}
        onDone={(reviewed) => void sending.send({ ...opened.kept, target }, reviewed)}
        onDiscard={() =>
          void Promise.all([discardReview(recordingId), discardVideo(recordingId)]).then(() =>
            navigate(listAddress(target), { replace: true }),
          )
        }
      />
    </div>
  );
}

async function openReview(recordingId: string, owner: string): Promise<Opened> {
  const kept = await findReview(recordingId, owner);
  if (!kept) return { state: "missing" };
  const [progress, video] = await Promise.all([findProgress(recordingId), findKeptVideo(recordingId, owner)]);
  return { state: "open", kept, progress, video };
}

function Page({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <div data-alone>
      <ReviewBar back={back} />
      {children}
    </div>
  );
}

function Loading() {
  const { t } = useTeamTexts("recorder");
  return (
    <p role="status" className="px-4 py-10 text-center text-14 text-text-2">
      {t("Loading...")}
    </p>
  );
}

function Unreadable({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  const { t } = useTeamTexts("recorder");
  return (
    <section className="mx-auto flex max-w-[520px] flex-col items-start gap-4 px-4 py-12">
      <p role="alert">{message}</p>
      <Button onClick={onTryAgain}>{t("Try Again")}</Button>
    </section>
  );
}

function Missing({ list }: { list: string }) {
  const { t } = useTeamTexts("recorder");
  return (
    <section className="mx-auto flex max-w-[520px] flex-col items-start gap-2 px-4 py-12">
      <h2 className="text-18">{t("This recording isn't in this browser")}</h2>
      <p className="mb-4 text-14 text-text-2">
        {t(
          "A recording is reviewed in the browser that made or imported it, and kept there for a week. It may be a guide already.",
        )}
      </p>
      <Link to={list} className={buttonClass({})}>
        {t("Go to the guides")}
      </Link>
    </section>
  );
}

export const ErrorBoundary = SectionError;
