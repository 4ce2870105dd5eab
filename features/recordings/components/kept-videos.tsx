import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { clockTime } from "#shared/clock-time.ts";
import { Button } from "#ui/primitives/button.tsx";
import type { KeptVideo } from "../recorder/video-store.ts";

export function KeptVideos({
  videos,
  onUse,
  onDiscard,
}: {
  videos: KeptVideo[];
  onUse: (video: KeptVideo) => void;
  onDiscard: (video: KeptVideo) => void;
}) {
  const { t, number, language } = useTeamTexts("recorder");
  if (videos.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section
      aria-labelledby="kept-videos"
      className="mb-6 rounded-md border border-border bg-surface-2 px-4 py-3"
    >
      <h3 id="kept-videos" className="text-14">
        {videos.length === 1
          ? t("A recording is waiting")
          : t("{count} recordings are waiting", { count: number(videos.length) })}
      </h3>
      <p className="text-13 text-text-3">
        {videos.length === 1
          ? t("It's only on this computer. We delete it after a week.")
          : t("They're only on this computer. We delete them after a week.")}
      </p>
      <ul className="mt-1 divide-y divide-border">
        {videos.map((video) => {
          const when = time.format(video.startedAtMs);
          return (
            <li key={video.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-14">
              <span className="min-w-0 grow">
                {when}
                <span className="ml-3 tabular-nums text-text-3">{clockTime(video.durationSeconds)}</span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t("Discard the recording of {when}", { when })}
                onClick={() => onDiscard(video)}
              >
                {t("Discard")}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("Review the recording of {when}", { when })}
                onClick={() => onUse(video)}
              >
                {t("Review")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
