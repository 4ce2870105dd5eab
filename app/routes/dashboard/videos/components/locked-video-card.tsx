import { Download, EyeOff, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { OwnerVideo } from "#features/videos/owner-video.ts";
import type { VideoAnswer } from "#features/videos/run-video-action.server.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { useToast } from "#ui/toaster.tsx";
import { useMay, useMayChange } from "../../use-may.ts";
import { UploadedFile, VideoPlayer } from "./video-player.tsx";

/** A video on a plan without videos. It can be watched, unpublished, downloaded and deleted, but not edited. */
export function LockedVideoCard({ video, onDelete }: { video: OwnerVideo; onDelete: () => void }) {
  const { id, title, url, filename, isPublished } = video;
  const mayPublish = useMay()("publish content");
  const mayDelete = useMayChange()(video);
  const toast = useToast();
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
          {isPublished ? "Published. Visitors will see it once your plan includes videos." : "Draft"}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-border pt-4">
          {isPublished && mayPublish ? (
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="unpublish" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="secondary" size="sm" aria-label={`Unpublish ${title}`}>
                <EyeOff className="size-4" strokeWidth={1.75} aria-hidden="true" />
                Unpublish
              </Button>
            </fetcher.Form>
          ) : null}
          <a
            href={url}
            download={filename}
            aria-label={`Download ${title}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Download
          </a>
          {mayDelete ? (
            <Button
              variant="ghost"
              size="sm"
              className="ml-auto"
              onClick={onDelete}
              aria-label={`Delete ${title}`}
            >
              <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
              Delete
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
