import type { PublicVideo } from "#features/videos/public-video.ts";
import { Day } from "./day.tsx";

/** Videos with the browser's own controls. Only the poster loads before the visitor plays a video. */
export function VideoList({
  videos,
  from = null,
}: {
  videos: PublicVideo[];
  /** The video to start with, and the position in seconds. */
  from?: { id: string; seconds: number } | null;
}) {
  return (
    <ul className="hc-tiles is-wide">
      {videos.map(
        ({
          id,
          title,
          url,
          contentType,
          posterUrl,
          captionsUrl,
          width,
          height,
          durationSeconds,
          createdAt,
        }) => (
          <li key={id} id={id} className="hc-tile">
            <video {...playing({ title, posterUrl, width, height })}>
              <source src={from?.id === id ? `${url}#t=${from.seconds}` : url} type={contentType} />
              {captionsUrl ? <track kind="captions" label="Captions" src={captionsUrl} /> : null}
            </video>
            <div>
              <h2>{title}</h2>
              <p className="hc-meta" lang="en">
                {durationSeconds === null ? null : <>{formatDuration(durationSeconds)} · </>}
                <Day date={createdAt} />
              </p>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

function playing({
  title,
  posterUrl,
  width,
  height,
}: Pick<PublicVideo, "title" | "posterUrl" | "width" | "height">) {
  return {
    controls: true,
    playsInline: true,
    preload: posterUrl ? "none" : "metadata",
    poster: posterUrl ?? undefined,
    width: width ?? 1280,
    height: height ?? 720,
    "aria-label": title,
  };
}

/** Formats a duration like video players do: "1:05". */
function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
