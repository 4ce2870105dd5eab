import type { PublicPicture } from "#features/guides/present-public.ts";
import { fluidPicture } from "#shared/picture-address.ts";

/** Reserves the picture's space to avoid a layout shift. If the size is unknown, reserves 1280 × 720. */
export function StepPicture({ picture, isFirst = false }: { picture: PublicPicture; isFirst?: boolean }) {
  const { url, alt, width, height } = picture;
  return (
    <span className={width && height ? "hc-picture" : "hc-picture is-unmeasured"}>
      <img
        {...fluidPicture(url, { sizes: "(max-width: 767px) 100vw, 680px", width })}
        alt={alt}
        {...(width && height ? { width, height } : { width: 1280, height: 720 })}
        {...(isFirst ? { loading: "eager", fetchPriority: "high" } : { loading: "lazy" })}
        decoding="async"
      />
    </span>
  );
}
