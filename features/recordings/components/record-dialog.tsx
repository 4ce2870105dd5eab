/**
 * The dialog that records a screen, takes a video or imports clicks, and opens their review. Closing it doesn't end a
 * guide in progress, and opening it again shows that one.
 */
import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { UploadPanel } from "#features/videos/components/upload-panel.tsx";
import type { Plan } from "#shared/enumerations.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { closeStream, findObstacle } from "../recorder/capture.ts";
import { recorderTexts } from "../recorder/recorder-texts.ts";
import { findAnalyzedVideos, findRunning } from "../recorder/recording-client.ts";
import { reviewAddress } from "../recorder/review-address.ts";
import { discardReview, type KeptReview, listReviews } from "../recorder/review-store.ts";
import {
  makesOf,
  type RecordSection,
  recordSections,
  recordTabs,
  recordTitle,
} from "../recorder/sections.ts";
import {
  discardVideo,
  type KeptVideo,
  listKeptVideos,
  releaseVideo,
  takeVideo,
} from "../recorder/video-store.ts";
import type { RecordingTarget } from "../recording.ts";
import { outcomeTexts, recordingTexts } from "../recording.ts";
import { recordingRefusals } from "../recording-texts.ts";
import { DialogBody, DialogFooter, focusOnce } from "./dialog-parts.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { OpenReviews } from "./open-reviews.tsx";
import { RecordInTab } from "./record-in-tab.tsx";
import { RecordLive } from "./record-live.tsx";
import { RecordPreview } from "./record-preview.tsx";
import { RecordProgress } from "./record-progress.tsx";
import { RecordStart } from "./record-start.tsx";
import { RecordWays } from "./record-ways.tsx";
import { useCapture } from "./use-capture.ts";
import { useGuideProgress } from "./use-guide-progress.ts";
import { usePreparedRecording } from "./use-prepared-recording.ts";
import { screenshotsPart, useScreenshots } from "./use-screenshots.ts";
import { VideoUpload } from "./video-upload.tsx";

export interface RecordDialogProps {
  section: RecordSection;
  /** Id of the signed-in user. Recordings by other users of the same computer aren't shown. */
  owner: string;
  /** Some types of content need the AI plan. */
  plan: Plan;
  /** The initial tab if there are two. */
  tab?: "record" | "upload";
  onClose: () => void;
}

export function RecordDialog(props: RecordDialogProps) {
  const { section, plan, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const { t, said } = useTeamTexts("recorder");
  const { content, onAiPlan } = recordSections[section];
  const makes = makesOf(section, plan);
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby="record-title"
      onClose={onClose}
      className={cn(
        "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-lg bg-surface text-text shadow-lift backdrop:bg-scrim open:flex max-md:mx-0 max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none",
        makes ? "max-w-5xl" : "max-w-[480px]",
      )}
    >
      <header className="flex items-center justify-between gap-4 border-b border-border py-3 pr-2 pl-4 md:py-4 md:pr-4 md:pl-6">
        <h2 id="record-title" className="text-18">
          {said(recordTitle(section))}
        </h2>
        {makes ? (
          <button
            type="button"
            aria-label={t("Close")}
            className="grid size-8 place-items-center rounded-md text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11"
            onClick={() => ref.current?.close()}
          >
            <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
          </button>
        ) : null}
      </header>
      {makes ? (
        <Recorder {...props} target={makes} onClose={() => ref.current?.close()} />
      ) : (
        <>
          <DialogBody>
            <p className="font-medium">{said(recordingRefusals.needsPlan(content))}</p>
            {onAiPlan ? <p className="mt-2 text-text-2">{said(onAiPlan)}</p> : null}
            <p className="mt-2 text-text-2">{t("Write to us to change your plan.")}</p>
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" onClick={() => ref.current?.close()}>
              {t("Close")}
            </Button>
            <a ref={focusOnce} href="/contact" target="_blank" rel="noreferrer" className={buttonClass({})}>
              {t("Contact us")}
              <span className="sr-only"> {t("(opens in a new tab)")}</span>
            </a>
          </DialogFooter>
        </>
      )}
    </dialog>
  );
}

/** The specification defines this delay. */
const closesAfterMs = 2_000;

function Recorder({
  section,
  owner,
  plan,
  target,
  tab: firstTab = "record",
  onClose,
}: RecordDialogProps & { target: RecordingTarget | "video" }) {
  const { t, said } = useTeamTexts("recorder");
  const toast = useTeamToast("recorder");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isVideo = target === "video";
  const [obstacle] = useState(findObstacle);
  const tabs = recordTabs(section, { canRecord: obstacle === null, plan });
  const [tab, setTab] = useState(tabs.includes(firstTab) ? firstTab : (tabs[0] ?? "record"));
  const [videos, setVideos] = useState<KeptVideo[]>([]);
  const [reviews, setReviews] = useState<KeptReview[]>([]);
  const [video, setVideo] = useState<{ video: KeptVideo; note: string | null } | null>(null);
  const [microphone, setMicrophone] = useState<MediaStream | null>(null);
  const [isUploading, setUploading] = useState(false);
  const { hint } = recordSections[section];
  const [isSendingVideo, setSendingVideo] = useState(false);

  const refreshVideos = useCallback(async () => {
    const kept = await listKeptVideos(owner, { nowMs: Date.now() });
    // These recordings were sent by a dialog or page that closed before it could delete its copies.
    const sent = await findAnalyzedVideos(kept.map(({ id }) => id));
    for (const { id } of kept) if (sent[id] === "made") await discardVideo(id);
    const others = kept.filter(({ id }) => !sent[id]);
    setVideos(others);
    // A recording's own review continues when the recording is used again.
    const open = await listReviews(owner, { nowMs: Date.now() });
    const used = await findAnalyzedVideos(open.map(({ id }) => id));
    for (const { id } of open) if (used[id] === "made") await discardReview(id);
    setReviews(isVideo ? [] : open.filter(({ id }) => !used[id] && !others.some((video) => video.id === id)));
  }, [owner, isVideo]);
  useEffect(() => void refreshVideos(), [refreshVideos]);
  useEffect(() => () => closeStream(microphone), [microphone]);
  // Releases the lock when the dialog closes, so that the next dialog lists the recording.
  useEffect(() => () => (video ? releaseVideo(video.video.id) : undefined), [video]);

  const capture = useCapture({
    section,
    owner,
    onVideo(made, note) {
      setVideo({ video: made, note });
      toast({ kind: "success", text: recorderTexts.completed });
    },
  });
  const making = useGuideProgress({
    onDone(state) {
      const { warning } = state;
      void refreshVideos();
      void revalidate();
      toast({ kind: "success", text: outcomeTexts(state.target).done });
      // The dialog itself shows the success, so only a warning needs a toast.
      if (warning) toast({ kind: "warning", text: warning });
      setTimeout(onClose, closesAfterMs);
    },
    onFailed(message) {
      if (isVideo) return;
      toast({ kind: "error", text: t(outcomeTexts(target).failed, { message: said(message) }) });
    },
  });
  const screenshots = useScreenshots(making, {
    owner,
    target: isVideo ? "guides" : target,
    async onReview(id) {
      await navigate(reviewAddress(id));
      // The page below may ask to stay because of unsaved changes. The review is then among the open ones.
      making.reset();
      await refreshVideos();
    },
  });
  const markUsed = usePreparedRecording(video !== null && !isVideo);
  const { follow } = making;
  const isIdle = useRef(true);
  isIdle.current = making.phase.name === "none";
  useEffect(() => {
    let isOpen = true;
    // It may have been sent by another tab, or by a page that is closed.
    void (isVideo ? Promise.resolve(null) : findRunning()).then((running) => {
      if (isOpen && running && isIdle.current) follow(running);
    });
    return () => {
      isOpen = false;
    };
  }, [follow, isVideo]);

  const openReviews = (
    <OpenReviews reviews={reviews} onDiscard={({ id }) => void discardReview(id).then(refreshVideos)} />
  );
  if (making.phase.name !== "none") {
    return (
      <RecordProgress
        phase={making.phase}
        canLeave={making.phase.name === "working" && making.phase.progress > screenshotsPart}
        onTryAgain={making.tryAgain}
        onReset={() => {
          screenshots.stop();
          making.reset();
        }}
      />
    );
  }
  if (capture.phase.name === "countdown" || capture.phase.name === "recording")
    return <RecordLive capture={capture} phase={capture.phase} hint={hint} />;
  if (capture.phase.name === "saving") return <DialogBody>{t("Saving the recording...")}</DialogBody>;
  if (video && isSendingVideo) {
    return (
      <DialogBody>
        <VideoUpload
          video={video.video}
          owner={owner}
          onUploaded={() => {
            void discardVideo(video.video.id).then(revalidate);
            onClose();
          }}
          onCancelled={() => setSendingVideo(false)}
        />
      </DialogBody>
    );
  }
  if (video) {
    return (
      <RecordPreview
        isVideo={isVideo}
        video={video.video}
        note={video.note}
        onAgain={() => {
          void Promise.all([discardVideo(video.video.id), discardReview(video.video.id)]).then(refreshVideos);
          setVideo(null);
        }}
        onUse={() => {
          if (isVideo) return setSendingVideo(true);
          markUsed();
          void screenshots.take({ ...video.video, videoId: null });
        }}
      />
    );
  }
  return (
    <>
      {tabs.length > 1 ? (
        <RecordWays tabs={tabs} current={tab} isLocked={isUploading} onChange={setTab} />
      ) : null}
      {tab === "tab" ? (
        <RecordInTab />
      ) : tab === "import" ? (
        <DialogBody>
          {openReviews}
          <ImportPanel onImported={(clicks) => void screenshots.keepClicks(clicks)} />
        </DialogBody>
      ) : tab === "upload" ? (
        <DialogBody>
          {obstacle ? (
            <p className="mb-4 rounded-md bg-surface-2 px-4 py-3 text-14">{said(obstacle)}</p>
          ) : null}
          {openReviews}
          <p className="mb-4 text-14 text-text-2">
            {t(isVideo ? recorderTexts.storedVideo : recorderTexts.storedVideoOfGuide)}
          </p>
          <UploadPanel
            owner={owner}
            onBusy={setUploading}
            onUploaded={({ file, videoId }) => {
              if (isVideo) {
                void revalidate();
                return onClose();
              }
              toast({ kind: "success", text: recordingTexts.analysisStarts });
              void screenshots.take({ id: videoId, file, durationSeconds: null, marks: null, videoId });
            }}
          />
        </DialogBody>
      ) : (
        <RecordStart
          hint={hint}
          privacy={isVideo ? recorderTexts.privacyOfVideo : recorderTexts.privacy}
          problem={capture.problem}
          isPreparing={capture.phase.name === "preparing"}
          videos={videos}
          reviews={openReviews}
          microphone={microphone}
          onMicrophone={setMicrophone}
          onStart={() => void capture.start(microphone)}
          onUseVideo={(kept) => {
            void takeVideo(kept.id);
            setVideo({ video: kept, note: null });
          }}
          onDiscardVideo={({ id }) =>
            void Promise.all([discardVideo(id), discardReview(id)]).then(refreshVideos)
          }
        />
      )}
    </>
  );
}
