import type { PublicVideo } from "#features/videos/public-video.ts";
import { Day } from "./day.tsx";
import { useTexts } from "./texts.tsx";

/** Uses the browser's own controls. Only the poster loads before the visitor plays a video. */
export function VideoList({
  videos,
  from = null,
}: {
  videos: PublicVideo[];
  /** Which video to start with, and at which second. */
  from?: { id: string; seconds: number } | null;
}) {
  const { t, lang } = useTexts();
  return (
    <ul className="hc-tiles is-wide">
      {videos.map(
        ({
          id,
          title,
          lang: titleLang,
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
              {captionsUrl ? <track kind="captions" label={t("videos.captions")} src={captionsUrl} /> : null}
            </video>
            <div>
              <h2 lang={titleLang}>{title}</h2>
              <p className="hc-meta" lang={lang}>
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

/** Formats seconds as "1:05", like video players do. */
function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
