import { fixedPicture, fluidPicture } from "#shared/picture-address.ts";
import type { Hero } from "../hero.ts";
import { initialOf } from "../hero.ts";

/** Enough to fill the space beside the headline on a large screen. */
const marks = Array.from({ length: 24 }, (_, index) => index);
const markWidth = 48;

/** Behind or beside the headline: the owner's picture, or a pattern of the company's mark. */
export function HeroBackdrop({ hero, name }: { hero: Hero; name: string | null }) {
  const { picture, pattern, mark } = hero;
  if (picture) {
    const { url, width, height } = picture;
    const sources = fluidPicture(url, { sizes: "(min-width: 900px) 50vw, 100vw", width });
    return <img className="hc-hero-picture" alt="" {...sources} width={width} height={height} />;
  }
  if (pattern !== "marks") return null;
  const letter = initialOf(name ?? "");
  return (
    <div className="hc-hero-marks" aria-hidden="true">
      {marks.map((index) =>
        mark ? (
          <img key={index} alt="" {...fixedPicture(mark, markWidth)} width={markWidth} height={markWidth} />
        ) : (
          <span key={index}>{letter}</span>
        ),
      )}
    </div>
  );
}
