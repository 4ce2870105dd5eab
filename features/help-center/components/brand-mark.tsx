import { fixedPicture } from "#shared/picture-address.ts";
import { initialOf } from "../hero.ts";
import type { PublicLogo } from "../present.ts";
import { Placeholder } from "./placeholder.tsx";

/** Unless something is stored, a logo at least this wide relative to its height is assumed to contain the name. */
const wordmarkRatio = 2;

/** Parts that aren't known yet. A preview shows placeholders for them. */
export interface BrandPending {
  name?: boolean;
  logo?: boolean;
}

/**
 * Shows the logo, with the name next to it unless the logo contains it. Without a logo, shows the company's initial.
 */
export function BrandMark({
  name,
  logo,
  pending = {},
}: {
  name: string;
  logo: PublicLogo | null;
  pending?: BrandPending | undefined;
}) {
  if (!logo) {
    return (
      <>
        {pending.logo || pending.name ? <Placeholder /> : <Monogram name={name} />}
        <span>{pending.name ? <Placeholder /> : name}</span>
      </>
    );
  }
  const { width, height } = logo;
  const isMark = width !== null && height !== null && width < height * wordmarkRatio;
  const isNamed = logo.isNameBeside ?? isMark;
  return (
    <>
      <span className="hc-plate">
        <img {...shownPicture(logo)} alt={isNamed ? "" : name} />
      </span>
      {isNamed ? <span>{name}</span> : null}
    </>
  );
}

/** Space for the logo in the header, in CSS pixels (help-center-home.css). */
const maxLogo = { width: 140, height: 36 };

/** Returns the size at which the logo is shown. This avoids a layout shift and loads no more pixels than needed. */
function shownPicture({ url, width, height }: PublicLogo) {
  if (!width || !height) return { src: url };
  const scale = Math.min(1, maxLogo.width / width, maxLogo.height / height);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { ...fixedPicture(url, shown.width), ...shown };
}

function Monogram({ name }: { name: string }) {
  const initial = initialOf(name);
  if (!initial) return null;
  return (
    <span className="hc-monogram" aria-hidden="true">
      {initial}
    </span>
  );
}
