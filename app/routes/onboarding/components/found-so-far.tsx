import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardLogo, WizardState } from "#features/onboarding/wizard.ts";
import { ColorSwatch } from "./color-swatch.tsx";

/** All slots are rendered from the start, so that results fill them without layout shift. */
const colorPlaces = [0, 1, 2, 3, 4, 5];
const logoPlaces = [0, 1, 2];

export function FoundSoFar({
  colors,
  logos,
  isOver,
}: Pick<WizardState, "colors" | "logos"> & { isOver: boolean }) {
  const { t, said } = useTeamTexts("wizard");
  return (
    <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,268px),1fr))] gap-x-6 gap-y-4">
      <section aria-labelledby="found-colors">
        <h2 id="found-colors" className="text-14 font-medium">
          {t(isOver ? "Colors" : "Colors so far")}
        </h2>
        <ul className="mt-2.5 flex h-9 gap-2 min-[481px]:h-[38px]">
          {colorPlaces.map((place) => {
            const found = colors.extracted[place];
            if (!found) return <EmptyPlace key={place} isOver={isOver} className={colorClass} />;
            return (
              <li key={place}>
                <ColorSwatch color={found.color} className={colorClass} />
                <span className="sr-only">{`${found.color}, ${said(found.usedFor)}`}</span>
              </li>
            );
          })}
        </ul>
        {isOver && colors.extracted.length === 0 ? <None>{t("No colors found")}</None> : null}
      </section>
      <section aria-labelledby="found-logos">
        <h2 id="found-logos" className="text-14 font-medium">
          {t(isOver ? "Logos" : "Logos so far")}
        </h2>
        <ul className="mt-2.5 flex h-9 gap-2 min-[481px]:h-[38px]">
          {logoPlaces.map((place) => {
            const found = logos[place];
            if (!found) return <EmptyPlace key={place} isOver={isOver} className={logoClass} />;
            return (
              <li
                key={place}
                className={`grid place-items-center rounded-md border border-border bg-[#ffffff] p-1.5 ${logoClass}`}
              >
                <Logo key={found.id} {...found} />
              </li>
            );
          })}
        </ul>
        {isOver && logos.length === 0 ? <None>{t("No logos found")}</None> : null}
      </section>
    </div>
  );
}

const colorClass = "size-9 min-[481px]:size-[38px]";
const logoClass = "h-9 w-21 min-[481px]:h-[38px]";

function Logo({ url, width, height }: WizardLogo) {
  const { t } = useTeamTexts("wizard");
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt={t("Found on the website")}
      className="size-full object-contain"
    />
  );
}

function EmptyPlace({ isOver, className }: { isOver: boolean; className: string }) {
  if (isOver) return null;
  return (
    <li aria-hidden="true" className={`rounded-md border border-dashed border-border-strong ${className}`} />
  );
}

function None({ children }: { children: string }) {
  return <p className="-mt-9 flex h-9 items-center text-14 text-text-3">{children}</p>;
}
