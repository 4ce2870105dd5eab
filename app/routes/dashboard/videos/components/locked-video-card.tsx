import { Download, EyeOff, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { OwnerVideo } from "#features/videos/owner-video.ts";
import type { VideoAnswer } from "#features/videos/run-video-action.server.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { useMay, useMayChange } from "../../use-may.ts";
import { UploadedFile, VideoPlayer } from "./video-player.tsx";

/** A video on a plan without videos. It can be watched, unpublished, downloaded and deleted, but not edited. */
export function LockedVideoCard({ video, onDelete }: { video: OwnerVideo; onDelete: () => void }) {
  const { id, title, url, filename, isPublished } = video;
  const mayPublish = useMay()("publish content");
  const mayDelete = useMayChange()(video);
  const { t } = useTeamTexts("videos");
  const toast = useTeamToast("videos");
  const fetcher = useFetcher<VideoAnswer>();
  const { data: answer } = fetcher;
  useEffect(() => {
    if (answer?.ok === false) toast({ kind: "error", text: answer.problem });
    else if (answer?.toast) toast({ kind: "success", text: answer.toast });
  }, [answer, toast]);
  return (
    <li className="grid gap-x-6 gap-y-4 rounded-lg border border-border bg-surface p-4 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)] md:p-5">
      <div>
        <VideoPlayer video={video} />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-16 font-medium">
          <bdi className="break-words">{title}</bdi>
        </h2>
        <UploadedFile video={video} />
        <p className="text-13 text-text-3">
          {isPublished ? t("Published. Visitors will see it once your plan includes videos.") : t("Draft")}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-border pt-4">
          {isPublished && mayPublish ? (
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="unpublish" />
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                aria-label={t("Unpublish {title}", { title })}
              >
                <EyeOff className="size-4" strokeWidth={1.75} aria-hidden="true" />
                {t("Unpublish")}
              </Button>
            </fetcher.Form>
          ) : null}
          <a
            href={url}
            download={filename}
            aria-label={t("Download {title}", { title })}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Download")}
          </a>
          {mayDelete ? (
            <Button
              variant="ghost"
              size="sm"
              className="ml-auto"
              onClick={onDelete}
              aria-label={t("Delete {title}", { title })}
            >
              <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("Delete")}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
