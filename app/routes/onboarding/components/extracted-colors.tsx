import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ExtractedColor } from "#features/onboarding/wizard.ts";
import { cn } from "#ui/primitives/cn.ts";
import { useWizard } from "../wizard-context.ts";
import { ColorSwatch } from "./color-swatch.tsx";
import type { ColorName } from "./colors-step.tsx";
import type { PickedColors } from "./preview-pane.tsx";

const names = [
  { name: "primary", label: "Primary", use: "Use {color} as primary color" },
  { name: "secondary", label: "Secondary", use: "Use {color} as secondary color" },
] as const;
const shownAtOnce = 5;

interface Choice {
  chosen: PickedColors;
  onUse: (name: ColorName, color: string) => void;
}

/** The website's colors and where it uses them. The owner can pick any of them as primary or secondary. */
export function ExtractedColors({
  colors,
  siteName,
  ...choice
}: Choice & { colors: ExtractedColor[]; siteName: string }) {
  const { t } = useTeamTexts("wizard");
  if (colors.length === 0) return null;
  const [first, rest] = [colors.slice(0, shownAtOnce), colors.slice(shownAtOnce)];
  return (
    <section aria-labelledby="extracted" className="mt-6">
      <h2 id="extracted" className="text-14 font-medium">
        {t("Found on {site}", { site: siteName })}
      </h2>
      <div className="mt-2 rounded-lg border border-border">
        <Rows colors={first} {...choice} />
        {rest.length > 0 ? (
          <details className="group border-t border-border">
            <summary className="flex min-h-11 items-center px-4 text-14 text-text-2 underline decoration-border-strong underline-offset-4 hover:decoration-current">
              <span className="group-open:hidden">{t("Show {count} more", { count: rest.length })}</span>
              <span className="hidden group-open:inline">{t("Show fewer")}</span>
            </summary>
            <div className="border-t border-border">
              <Rows colors={rest} {...choice} />
            </div>
          </details>
        ) : null}
      </div>
    </section>
  );
}

function Rows({ colors, ...choice }: Choice & { colors: ExtractedColor[] }) {
  return (
    <ul>
      {colors.map((color) => (
        <Row key={color.color} extracted={color} {...choice} />
      ))}
    </ul>
  );
}

function Row({ extracted, chosen, onUse }: Choice & { extracted: ExtractedColor }) {
  const { isLive } = useWizard();
  const texts = useTeamTexts("wizard");
  const { t } = texts;
  const { color, source, frequency } = extracted;
  const usedFor = texts.said(extracted.usedFor);
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-border px-4 py-1.5 text-14 last:border-b-0">
      <ColorSwatch color={color} className="size-6 rounded-sm" />
      <div className="min-w-0 grow md:flex md:items-baseline md:gap-x-4">
        <p className="font-medium tabular-nums md:w-17 md:shrink-0">{color}</p>
        <p className="text-text-3 max-md:text-13 md:truncate">
          {isFromFile(source) ? usedFor : `${usedFor}, ${placesText(frequency, texts)}`}
        </p>
      </div>
      {isLive ? (
        <div className="-mr-2 flex shrink-0">
          {names.map(({ name, label, use }) => {
            const isUsed = chosen[name].toUpperCase() === color.toUpperCase();
            return (
              <button
                key={name}
                type="button"
                aria-pressed={isUsed}
                aria-label={t(use, { color })}
                onClick={() => onUse(name, color)}
                className={cn(
                  "h-8 rounded-sm px-2 text-13 pointer-coarse:min-h-11",
                  isUsed
                    ? "bg-surface-2 font-medium text-text"
                    : "text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current",
                )}
              >
                {t(label)}
              </button>
            );
          })}
        </div>
      ) : null}
    </li>
  );
}

/** The color comes from a single file, so counting places would be meaningless. */
function isFromFile(source: ExtractedColor["source"]): boolean {
  return source === "logo" || source === "manifest";
}

function placesText(count: number, { t, number }: TeamTexts<"wizard">): string {
  return count === 1 ? t("1 place") : t("{count} places", { count: number(count) });
}
