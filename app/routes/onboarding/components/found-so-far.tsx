import type { WizardState } from "#features/onboarding/wizard.ts";
import { ColorSwatch } from "./color-swatch.tsx";

const places = { colors: 4, logos: 3 };

/** Places are kept for what is still looked for, so nothing moves when it is found. */
export function FoundSoFar({
  colors,
  logos,
  isOver,
}: Pick<WizardState, "colors" | "logos"> & { isOver: boolean }) {
  const ending = isOver ? "" : " so far";
  const shownColors = colors.extracted.slice(0, 6);
  return (
    <div className="mt-5 grid gap-x-6 gap-y-4 min-[481px]:grid-cols-2">
      <section aria-labelledby="found-colors">
        <h2 id="found-colors" className="text-14 font-medium">
          Colours{ending}
        </h2>
        <ul className="mt-2.5 flex h-10 gap-2">
          {shownColors.map(({ color, usedFor }) => (
            <li key={color}>
              <ColorSwatch color={color} className="size-10" />
              <span className="sr-only">
                {color}, {usedFor}
              </span>
            </li>
          ))}
          <EmptyPlaces count={isOver ? 0 : places.colors - shownColors.length} />
        </ul>
        {isOver && shownColors.length === 0 ? <None what="colours" /> : null}
      </section>
      <section aria-labelledby="found-logos">
        <h2 id="found-logos" className="text-14 font-medium">
          Logos{ending}
        </h2>
        <ul className="mt-2.5 flex h-10 gap-2 overflow-hidden">
          {logos.map(({ id, url, width, height }) => (
            <li
              key={id}
              className="grid h-10 max-w-[128px] min-w-10 place-items-center rounded-md border border-border bg-[#ffffff] px-2"
            >
              <img
                src={url}
                width={width}
                height={height}
                alt=""
                className="h-auto max-h-7 w-auto object-contain"
              />
            </li>
          ))}
          <EmptyPlaces count={isOver ? 0 : places.logos - logos.length} />
        </ul>
        {isOver && logos.length === 0 ? <None what="logos" /> : null}
      </section>
    </div>
  );
}

function EmptyPlaces({ count }: { count: number }) {
  return [...Array(Math.max(0, count)).keys()].map((place) => (
    <li
      key={`empty ${place}`}
      aria-hidden="true"
      className="size-10 rounded-md border border-dashed border-border-strong"
    />
  ));
}

function None({ what }: { what: string }) {
  return <p className="-mt-10 flex h-10 items-center text-14 text-text-3">No {what} found</p>;
}
