import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerVideo } from "#features/videos/owner-video.ts";
import { LocalTime } from "#ui/local-time.tsx";

/** The owner's video player, with length and size. */
export function VideoPlayer({ video }: { video: OwnerVideo }) {
  const texts = useTeamTexts("videos");
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
        <track kind="captions" label={texts.t("Captions")} {...(captionsUrl ? { src: captionsUrl } : {})} />
      </video>
      <p className="mt-2 text-13 text-text-3 tabular-nums">{factsOf(video, texts)}</p>
    </>
  );
}

export function UploadedFile({ video }: { video: OwnerVideo }) {
  const { parts, language } = useTeamTexts("videos");
  return (
    <p className="text-13 text-text-3">
      {joined(
        parts("{file} · uploaded {day}", {
          file: <bdi className="break-all">{video.filename}</bdi>,
          day: <LocalTime at={video.createdAt} format={dayOnlyIn(language)} />,
        }),
      )}
    </p>
  );
}

function factsOf({ durationSeconds, sizeBytes }: OwnerVideo, { language }: TeamTexts<"videos">): string {
  const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const size =
    sizeBytes < 100_000 ? `${Math.ceil(sizeBytes / 1_000)} kB` : `${megabytes.format(sizeBytes / 1e6)} MB`;
  if (durationSeconds === null) return size;
  const whole = Math.floor(durationSeconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} · ${size}`;
}
