import { ChevronDown, ChevronUp } from "lucide-react";
import { useTexts } from "./texts.tsx";

/**
 * Which step of a guide is being read, above the page once its first step is. `follow-steps.ts` shows it and keeps it up
 * to date, so it never appears without a script.
 */
export function StepProgress({
  steps,
  language,
}: {
  /** As in the list of contents. */
  steps: { id: string; text: string }[];
  /** Language of the steps, if it isn't the page's. */
  language?: string | undefined;
}) {
  const { t, lang } = useTexts();
  const count = steps.length;
  if (count < 2) return null;
  const links = [
    { by: -1, Icon: ChevronUp },
    { by: 1, Icon: ChevronDown },
  ];
  return (
    <nav className="hc-progress" aria-label={t("guide.steps", { count })} data-steps hidden>
      <div>
        <div className="hc-wrap">
          <p>
            <b lang={lang} />
            <span lang={language} />
          </p>
          <span className="hc-segments" aria-hidden="true">
            {steps.map(({ id, text }, index) => (
              <i
                key={id}
                data-id={id}
                data-place={t("widget.tourStep", { number: index + 1, count })}
                data-text={text}
                data-name={t("guide.stepTitled", { number: index + 1, title: text })}
              />
            ))}
          </span>
          {links.map(({ by, Icon }) => (
            <a key={by} href={`#${encodeURIComponent(steps[0]?.id ?? "")}`} data-by={by}>
              <Icon aria-hidden="true" />
            </a>
          ))}
        </div>
      </div>
    </nav>
  );
}
