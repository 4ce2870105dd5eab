import { Film, Monitor, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetcher, useRevalidator, useRouteLoaderData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { hasAiPlan } from "#features/companies/company-record.server.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { runVideoPageAction } from "#features/recordings/run-video-page-action.server.ts";
import {
  listTranscriptions,
  soundReceiver,
  type TranscriptionState,
} from "#features/recordings/transcriptions.server.ts";
import { UploadPanel } from "#features/videos/components/upload-panel.tsx";
import { listOwnVideos } from "#features/videos/own-videos.server.ts";
import type { OwnerVideo } from "#features/videos/owner-video.ts";
import type { VideoAnswer } from "#features/videos/run-video-action.server.ts";
import { videoTexts } from "#features/videos/texts.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { answerOutcome } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { useRefresh } from "../../use-refresh.ts";
import { DeleteQuestion } from "../components/delete-question.tsx";
import { LockedNotice } from "../components/locked-notice.tsx";
import { PremiumNotice } from "../components/premium-notice.tsx";
import { RecordButton } from "../components/record-button.tsx";
import { WriterNote } from "../components/writer-note.tsx";
import { SectionError } from "../section-error.tsx";
import { useMay } from "../use-may.ts";
import type { Route } from "./+types/videos";
import { LockedVideoCard } from "./components/locked-video-card.tsx";
import { VideoCard } from "./components/video-card.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("How-to Videos", matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const [isInPlan, videos, speech] = await Promise.all([
    hasAiPlan(services.db, scope),
    listOwnVideos(services.db, scope),
    listTranscriptions(services, scope),
  ]);
  return {
    ...inAccountLanguage(context, ["videos", "recorder"]),
    isLocked: !isInPlan,
    videos,
    speech,
    soundReceiver: soundReceiver(services.config),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const services = context.get(servicesContext);
  const form = await readForm(context);
  return answerOutcome(await runVideoPageAction(services, scope, form));
}

export default function Videos({ loaderData }: Route.ComponentProps) {
  const { t } = useTeamTexts("videos");
  if (!loaderData.isLocked || loaderData.videos.length > 0) return <OwnVideos {...loaderData} />;
  return (
    <PremiumNotice title={t("How-to Videos")} text={t("How-to videos are not available in this version.")} />
  );
}

const askEveryMs = 3_000;

function OwnVideos({
  isLocked,
  videos,
  speech,
  soundReceiver,
}: {
  /** True if the plan doesn't include videos. They can be watched, unpublished, downloaded and deleted. */
  isLocked: boolean;
  videos: OwnerVideo[];
  speech: Record<string, TranscriptionState>;
  soundReceiver: string | null;
}) {
  const mayWrite = useMay()("write drafts");
  const { t, parts } = useTeamTexts("videos");
  const toast = useTeamToast("videos");
  const { revalidate } = useRevalidator();
  const isListening = Object.values(speech).some(({ isUnderWay }) => isUnderWay);
  useRefresh(isListening, askEveryMs);
  const frame = useRouteLoaderData<{ email: string }>("main/dashboard");
  const deletion = useFetcher<VideoAnswer>();
  const [isUploading, setUploading] = useState(false);
  const [toDelete, setToDelete] = useState<OwnerVideo | null>(null);
  const { data: answer } = deletion;
  useEffect(() => {
    if (answer?.ok) toast({ kind: "success", text: videoTexts.deleted });
    else if (answer) toast({ kind: "error", text: answer.problem });
  }, [answer, toast]);
  const upload = (
    <>
      <RecordButton section="videos">
        <Monitor className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("Record a video")}
      </RecordButton>
      <Button onClick={() => setUploading(true)} aria-haspopup="dialog">
        <Upload className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("Upload a video")}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t("How-to Videos")}
        text={isLocked ? undefined : t("Published videos appear on your help center's Video Tutorials page.")}
      >
        {videos.length > 0 && !isLocked && mayWrite ? upload : null}
      </PageHeader>
      <WriterNote />
      {isLocked ? (
        <LockedNotice
          text={t(
            "Your plan doesn't include how-to videos, so visitors don't see them. You can still unpublish, download or delete them.",
          )}
        />
      ) : null}
      {videos.length > 0 ? (
        <ul className="flex flex-col gap-4">
          {videos.map((video) =>
            isLocked ? (
              <LockedVideoCard key={video.id} video={video} onDelete={() => setToDelete(video)} />
            ) : (
              <VideoCard
                key={video.id}
                video={video}
                speech={speech[video.id] ?? null}
                soundReceiver={soundReceiver}
                onDelete={() => setToDelete(video)}
              />
            ),
          )}
        </ul>
      ) : (
        <section className="flex flex-col items-start gap-2 rounded-lg border border-border bg-surface px-5 py-8 md:px-8 md:py-12">
          <Film className="size-6 text-text-3" strokeWidth={1.5} aria-hidden="true" />
          <h2 className="mt-1 text-18">{t("No videos yet")}</h2>
          <p className="mb-4 max-w-[60ch] text-14 text-text-2">
            {t(
              "Record or upload a video that shows how to do something. Only your team sees it until you publish it.",
            )}
          </p>
          {mayWrite ? <div className="flex flex-wrap gap-2">{upload}</div> : null}
        </section>
      )}
      <Dialog
        isOpen={isUploading}
        onClose={() => setUploading(false)}
        title={t("Upload a video")}
        className="max-w-2xl"
      >
        <div className="mt-4 flex flex-col gap-4">
          <UploadPanel
            owner={frame?.email ?? ""}
            onUploaded={() => {
              setUploading(false);
              void revalidate();
            }}
          />
          <Button variant="ghost" className="self-end" onClick={() => setUploading(false)}>
            {t("Close")}
          </Button>
        </div>
      </Dialog>
      <DeleteQuestion
        isOpen={toDelete !== null}
        question={t("Delete this video?")}
        button={t("Delete video")}
        onClose={() => setToDelete(null)}
        onDelete={() => {
          void deletion.submit({ intent: "delete", id: toDelete?.id ?? "" }, { method: "post" });
          setToDelete(null);
        }}
      >
        {joined(
          parts("This permanently deletes {title} and its captions. You can't undo this.", {
            title: <bdi className="break-words">{toDelete?.title}</bdi>,
          }),
        )}
      </DeleteQuestion>
    </>
  );
}

export const ErrorBoundary = SectionError;
