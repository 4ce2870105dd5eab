import type { PublicVideoPlace } from "#features/faqs/present.ts";

/** Links to the position in a video that answers the question. */
export function VideoPlaceLine({ place, basePath }: { place: PublicVideoPlace; basePath: string }) {
  return (
    <p className="hc-meta">
      <span lang="en">From the video</span>{" "}
      <a className="hc-link" href={`${basePath}${place.path}`}>
        <bdi>{place.title}</bdi> <span lang="en">at</span> {place.time}
      </a>
    </p>
  );
}
