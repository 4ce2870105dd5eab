import type { PublicVideoPlace } from "#features/faqs/present.ts";
import { useTexts } from "./texts.tsx";

/** Links to the position in a video that answers the question. */
export function VideoPlaceLine({ place, basePath }: { place: PublicVideoPlace; basePath: string }) {
  const { rich, lang } = useTexts();
  return (
    <p className="hc-meta" lang={lang}>
      {rich("source.fromVideo", {
        video: (
          <a className="hc-link" href={`${basePath}${place.path}`}>
            {rich("source.videoAt", { title: <bdi>{place.title}</bdi>, time: place.time })}
          </a>
        ),
      })}
    </p>
  );
}
