import type { PublicLogo } from "#features/help-center/present.ts";

/** A mark that is not at least twice as wide as high says no name by itself. */
const wordmarkRatio = 2;

/** The company's logo, with its name beside it where the logo does not write it; without one, its initial. */
export function BrandMark({ name, logo }: { name: string; logo: PublicLogo | null }) {
  if (!logo) {
    return (
      <>
        <Monogram name={name} />
        <span>{name}</span>
      </>
    );
  }
  const { url, width, height } = logo;
  const isMark = width !== null && height !== null && width < height * wordmarkRatio;
  return (
    <>
      <span className="hc-plate">
        <img src={url} alt={isMark ? "" : name} width={width ?? undefined} height={height ?? undefined} />
      </span>
      {isMark ? <span>{name}</span> : null}
    </>
  );
}

function Monogram({ name }: { name: string }) {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase();
  if (!initial) return null;
  return (
    <span className="hc-monogram" aria-hidden="true">
      {initial}
    </span>
  );
}
