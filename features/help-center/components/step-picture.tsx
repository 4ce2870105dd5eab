import { Maximize2 } from "lucide-react";
import { cropAround, wideFrame } from "#features/guides/crop-around.ts";
import type { PublicPicture } from "#features/guides/present-public.ts";
import { fluidPicture } from "#shared/picture-address.ts";
import { PictureRing } from "#ui/picture-ring.tsx";
import { useTexts } from "./texts.tsx";

/** Reserves the picture's space to avoid a layout shift. If the size is unknown, reserves 1280 × 720. */
export function StepPicture({ picture, isFirst = false }: { picture: PublicPicture; isFirst?: boolean }) {
  const { t, lang } = useTexts();
  const { url, alt, width, height, ring } = picture;
  const crop = ring && width && height ? cropAround(ring, { width, height }) : null;
  const wide = crop && ring && width && height ? cropAround(ring, { width, height }, wideFrame) : null;
  const sizes = crop ? "(max-width: 767px) 190vw, 1280px" : "(max-width: 767px) 100vw, 800px";
  const source = fluidPicture(url, { sizes, width });
  const kind = !width || !height ? " is-unmeasured" : crop ? " is-cropped" : "";
  const view = (
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
  );
  return (
    <a
      className={`hc-picture${kind}`}
      data-x={crop?.x}
      data-y={crop?.y}
      data-wide-x={wide?.x}
      data-wide-y={wide?.y}
      href={source.src}
      title={t("guide.enlarge")}
      data-zoom=""
      data-close={t("frame.close")}
      data-previous={t("guide.previousPicture")}
      data-next={t("guide.nextPicture")}
    >
      {crop ? <span className="hc-crop">{view}</span> : view}
      {crop ? (
        <span className="hc-whole" lang={lang}>
          <Maximize2 aria-hidden="true" />
          {t("guide.wholeScreen")}
        </span>
      ) : null}
    </a>
  );
}
