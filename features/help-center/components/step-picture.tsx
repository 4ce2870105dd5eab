import { cropAround } from "#features/guides/crop-around.ts";
import type { PublicPicture } from "#features/guides/present-public.ts";
import { fluidPicture } from "#shared/picture-address.ts";
import { PictureRing } from "#ui/picture-ring.tsx";
import { useTexts } from "./texts.tsx";

/** Reserves the picture's space to avoid a layout shift. If the size is unknown, reserves 1280 × 720. */
export function StepPicture({ picture, isFirst = false }: { picture: PublicPicture; isFirst?: boolean }) {
  const { t } = useTexts();
  const { url, alt, width, height, ring } = picture;
  const crop = ring && width && height ? cropAround(ring, { width, height }) : null;
  const phoneWidth = crop ? "190vw" : "100vw";
  const source = fluidPicture(url, { sizes: `(max-width: 767px) ${phoneWidth}, 680px`, width });
  const kind = !width || !height ? " is-unmeasured" : crop ? " is-cropped" : "";
  return (
    <a
      className={`hc-picture${kind}`}
      data-x={crop?.x}
      data-y={crop?.y}
      href={source.src}
      title={t("guide.enlarge")}
      data-zoom=""
      data-close={t("frame.close")}
    >
      <span className="hc-view">
        <img
          {...source}
          alt={alt}
          {...(width && height ? { width, height } : { width: 1280, height: 720 })}
          {...(isFirst ? { loading: "eager", fetchPriority: "high" } : { loading: "lazy" })}
          decoding="async"
        />
        {ring && width && height ? (
          <PictureRing box={ring} width={width} height={height} className="hc-ring" />
        ) : null}
      </span>
    </a>
  );
}
