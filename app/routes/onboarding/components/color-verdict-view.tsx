/** Shows how the two colors are used, in three samples with their measured contrast, and how we adjust them. */
import { Check } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type ColorSample, type ColorVerdict, ratioText } from "#features/websites/read/color-verdict.ts";
import { ColorSwatch } from "./color-swatch.tsx";

export function ColorVerdictView({ verdict }: { verdict: ColorVerdict }) {
  const { samples, changes, summary } = verdict;
  const { t, said } = useTeamTexts("wizard");
  return (
    <section aria-label={t("Readability")} className="mt-4">
      <ul className="grid grid-cols-3 overflow-hidden rounded-lg border border-border">
        {samples.map((sample) => (
          <li key={sample.label} className="relative">
            <Sample {...sample} />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-2 text-14 text-ok">
        <Check className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        {said(summary)}
      </p>
      {changes.length > 0 ? (
        <details className="mt-1 pl-6 text-13">
          <summary className="inline-flex min-h-8 items-center text-text-2 underline decoration-border-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11">
            {changes.length === 1
              ? t("What we adjusted")
              : t("What we adjusted ({count})", { count: changes.length })}
          </summary>
          <ul className="mt-1 flex flex-col gap-1.5 text-text-2">
            {changes.map(({ from, to, text }) => (
              <li key={text} className="flex gap-3">
                <span className="flex h-[1.45em] shrink-0 items-center" aria-hidden="true">
                  <ColorSwatch color={from} className="size-4 rounded-l-sm rounded-r-none" />
                  <ColorSwatch color={to} className="size-4 rounded-l-none rounded-r-sm border-l-0" />
                </span>
                {said(text).replace(/#[0-9a-f]{6}\b/g, (hex) => hex.toUpperCase())}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** An SVG, because the content security policy blocks style attributes. */
function Sample({ label: source, color, background, ratio }: ColorSample) {
  const { t, said } = useTeamTexts("wizard");
  const label = t(source);
  const ratioWords = said(ratioText(ratio));
  return (
    <svg
      className="block h-24 w-full md:h-[62px]"
      role="img"
      aria-label={t("{label}: contrast {ratio}", { label, ratio: ratioWords })}
    >
      <rect width="100%" height="100%" fill={background} />
      <g fill={color}>
        <text x="14" y="35" fontSize="22" fontWeight="600" className="md:hidden">
          Aa
        </text>
        <text x="14" y="38" fontSize="22" fontWeight="600" className="max-md:hidden">
          Aa
        </text>
        <text x="14" y="61" fontSize="13" className="md:hidden">
          {label}
        </text>
        <text x="14" y="80" fontSize="13" className="md:hidden">
          {ratioWords}
        </text>
        <text x="54" y="27" fontSize="13" className="max-md:hidden">
          {label}
        </text>
        <text x="54" y="46" fontSize="13" className="max-md:hidden">
          {ratioWords}
        </text>
      </g>
    </svg>
  );
}
