import { AudioLines, Captions, MessageCircleQuestionMark, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { TranscriptionState } from "#features/recordings/transcriptions.server.ts";
import { type OwnerVideo, videoLimits } from "#features/videos/owner-video.ts";
import type { VideoAnswer } from "#features/videos/run-video-action.server.ts";
import { videoTexts } from "#features/videos/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import { useTypedBefore } from "#ui/use-typed-before.ts";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import { useMay, useMayChange } from "../../use-may.ts";
import { useVideoFacts } from "../use-video-facts.ts";
import { UploadedFile, VideoPlayer } from "./video-player.tsx";

export function VideoCard({
  video,
  speech,
  soundReceiver,
  onDelete,
}: {
  video: OwnerVideo;
  speech: TranscriptionState | null;
  /** The service that receives the audio for transcription. Null if none is configured. */
  soundReceiver: string | null;
  onDelete: () => void;
}) {
  const { id, captionsUrl, isPublished, isPlayable } = video;
  const mayDo = useMay();
  const mayEdit = useMayChange()(video);
  const { t, said } = useTeamTexts("videos");
  const toast = useTeamToast("videos");
  const fetcher = useFetcher<VideoAnswer>();
  const { data: answer } = fetcher;
  useEffect(() => {
    if (answer?.ok === false) toast({ kind: "error", text: answer.problem });
    else if (answer?.toast) toast({ kind: "success", text: answer.toast });
  }, [answer, toast]);
  const cannotPlay = useVideoFacts(video, mayEdit);
  const pending = fetcher.formData?.get("intent");
  const isOn = pending === "publish" || (isPublished && pending !== "unpublish");
  const switchId = useId();
  const isSpeechMissing = soundReceiver !== null && captionsUrl === null;
  const noteId = useId();
  return (
    <li className="grid gap-x-6 gap-y-4 rounded-lg border border-border bg-surface p-4 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)] md:p-5">
      <div>
        <VideoPlayer video={video} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {mayEdit ? (
          <TitleForm video={video} onSave={(form) => void fetcher.submit(form, { method: "post" })} />
        ) : (
          <h2 className="text-16 font-medium">
            <bdi className="break-words">{video.title}</bdi>
          </h2>
        )}
        <UploadedFile video={video} />
        {mayEdit ? (
          <CaptionsForm video={video} onSend={(form) => void fetcher.submit(form, formOptions)} />
        ) : (
          <p className="text-13 text-text-3">{isPublished ? t("Published") : t("Draft")}</p>
        )}
        {isSpeechMissing && mayEdit ? (
          <SpeechForm
            video={video}
            speech={speech}
            soundReceiver={soundReceiver}
            noteId={noteId}
            onSend={(form) => void fetcher.submit(form, { method: "post" })}
          />
        ) : null}
        {!isSpeechMissing && speech?.problem ? (
          <p className="text-13 text-warn">{said(speech.problem)}</p>
        ) : null}
        {!video.posterUrl && isPlayable && !cannotPlay ? (
          <p role="status" className="text-13 text-text-3">
            {t("Preparing the preview image...")}
          </p>
        ) : null}
        {cannotPlay || !isPlayable ? (
          <p className="text-13 text-warn">
            {isPlayable
              ? t(
                  "Your browser can't play this video. Many of your visitors can't, either. MP4 (H.264) and WebM play everywhere.",
                )
              : t(videoTexts.notPlayable)}
          </p>
        ) : null}
        {mayDo("write drafts") ? (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4">
            {mayDo("publish content") ? (
              <fetcher.Form method="post" className="flex items-center gap-3">
                <input type="hidden" name="id" value={id} />
                <SwitchButton
                  isOn={isOn}
                  name="intent"
                  value={isOn ? "unpublish" : "publish"}
                  aria-labelledby={switchId}
                />
                <span id={switchId} className="text-14">
                  {t("Published")}
                </span>
              </fetcher.Form>
            ) : null}
            <div className="ml-auto flex items-center gap-3">
              {mayDo("write drafts") && (mayEdit || !isSpeechMissing) ? (
                <fetcher.Form method="post">
                  <input
                    type="hidden"
                    name="intent"
                    value={isSpeechMissing ? "transcribe-faqs" : "create-faqs"}
                  />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    variant="ghost"
                    size="sm"
                    disabled={pending !== undefined || speech?.isUnderWay}
                    aria-label={t("Create FAQs from {title}", { title: video.title })}
                    aria-describedby={isSpeechMissing ? noteId : undefined}
                  >
                    <MessageCircleQuestionMark className="size-4" strokeWidth={1.75} aria-hidden="true" />
                    {t("Create FAQs")}
                  </Button>
                </fetcher.Form>
              ) : null}
              {mayEdit ? (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={onDelete}
                  aria-label={t("Delete {title}", { title: video.title })}
                >
                  <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
                  <span className="max-md:sr-only">{t("Delete")}</span>
                </Button>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
    </li>
  );
}

const formOptions = { method: "post", encType: "multipart/form-data" } as const;

function TitleForm({ video, onSave }: { video: OwnerVideo; onSave: (form: HTMLFormElement) => void }) {
  const { t } = useTeamTexts("videos");
  const fieldId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(video.title);
  useTypedBefore(input, ({ value }) => setTitle(value));
  const isChanged = title.trim() !== video.title;
  useUnsavedChanges(isChanged);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="id" value={video.id} />
      <label htmlFor={fieldId} className="mb-1.5 block font-medium text-14">
        {t("Title")}
      </label>
      <div className="flex gap-2">
        <Input
          id={fieldId}
          ref={input}
          name="title"
          dir="auto"
          required
          maxLength={videoLimits.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="h-11 md:h-10"
          disabled={!isChanged || title.trim() === ""}
        >
          {t("Save")}
        </Button>
      </div>
    </form>
  );
}

function CaptionsForm({ video, onSend }: { video: OwnerVideo; onSend: (form: FormData) => void }) {
  const { t, number } = useTeamTexts("videos");
  const { id, cueCount, captionsUrl } = video;
  const send = (intent: string, file?: File) => {
    const form = new FormData();
    form.set("intent", intent);
    form.set("id", id);
    if (file) form.set("file", file);
    onSend(form);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      <p className="flex items-center gap-2 text-text-2">
        <Captions className="size-4 text-text-3" strokeWidth={1.75} aria-hidden="true" />
        {captionsUrl === null
          ? t("No captions")
          : cueCount === 1
            ? t("Captions: 1 line")
            : t("Captions: {count} lines", { count: number(cueCount) })}
      </p>
      <label
        className={buttonClass({
          variant: "secondary",
          size: "sm",
          className:
            "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        })}
      >
        {captionsUrl ? t("Replace") : t("Add captions (SRT or VTT)")}
        <input
          type="file"
          accept=".srt,.vtt,text/vtt,application/x-subrip"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) send("captions", file);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {captionsUrl ? (
        <Button variant="ghost" size="sm" onClick={() => send("remove-captions")}>
          {t("Remove")}
        </Button>
      ) : null}
    </div>
  );
}

/** Generates captions by transcription, and says where the audio is sent. */
function SpeechForm({
  video,
  speech,
  soundReceiver,
  noteId,
  onSend,
}: {
  video: OwnerVideo;
  speech: TranscriptionState | null;
  soundReceiver: string;
  noteId: string;
  onSend: (form: HTMLFormElement) => void;
}) {
  const { t, parts, said } = useTeamTexts("videos");
  const isUnderWay = speech?.isUnderWay ?? false;
  return (
    <form
      method="post"
      className="flex flex-col items-start gap-2 text-14"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value="transcribe" />
      <input type="hidden" name="id" value={video.id} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        disabled={isUnderWay}
        aria-label={t("Generate captions for {title}", { title: video.title })}
        aria-describedby={noteId}
      >
        <AudioLines className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {isUnderWay ? t("Generating captions...") : t("Generate captions")}
      </Button>
      <p id={noteId} className="text-13 text-text-3">
        {joined(
          parts("To generate captions and FAQs, we send the video's audio to {service}.", {
            service: (
              <span className="break-all" dir="auto">
                {soundReceiver}
              </span>
            ),
          }),
        )}
      </p>
      <p role="status" className={speech?.problem ? "text-13 text-warn" : "sr-only"}>
        {speech?.problem
          ? said(speech.problem)
          : isUnderWay
            ? t("We're generating captions for this video.")
            : ""}
      </p>
    </form>
  );
}
