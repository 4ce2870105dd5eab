import type { OwnerVideo } from "#features/videos/owner-video.ts";
import { LocalTime } from "#ui/local-time.tsx";

/** The owner's video player, with length and size. */
export function VideoPlayer({ video }: { video: OwnerVideo }) {
  const { url, posterUrl, captionsUrl } = video;
  return (
    <>
      {/* Without captions, the track has no source. The owner can add them. */}
      <video
        controls
        playsInline
        preload={posterUrl ? "none" : "metadata"}
        poster={posterUrl ?? undefined}
        aria-label={video.title}
        className="aspect-video w-full rounded-md border border-border bg-[#000]"
      >
        <source src={url} type={video.contentType === "video/quicktime" ? "video/mp4" : video.contentType} />
        <track kind="captions" label="Captions" {...(captionsUrl ? { src: captionsUrl } : {})} />
      </video>
      <p className="mt-2 text-13 text-text-3 tabular-nums">{factsOf(video)}</p>
    </>
  );
}

export function UploadedFile({ video }: { video: OwnerVideo }) {
  return (
    <p className="text-13 text-text-3">
      <bdi className="break-all">{video.filename}</bdi> · uploaded{" "}
      <LocalTime at={video.createdAt} format={dayOf} />
    </p>
  );
}

function factsOf({ durationSeconds, sizeBytes }: OwnerVideo): string {
  const size =
    sizeBytes < 100_000 ? `${Math.ceil(sizeBytes / 1_000)} kB` : `${(sizeBytes / 1e6).toFixed(1)} MB`;
  if (durationSeconds === null) return size;
  const whole = Math.floor(durationSeconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} · ${size}`;
}

function dayOf(at: string, zone: string | undefined): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: zone }).format(new Date(at));
}
