import { Eye, EyeOff, MousePointerClick } from "lucide-react";
import type { StepEvidence } from "#features/guides/present-public.ts";
import { shortTime } from "#shared/clock-time.ts";
import { useTexts } from "./texts.tsx";

const lines = {
  click: { Icon: MousePointerClick, text: "guide.recordedClick" },
  field: { Icon: MousePointerClick, text: "guide.recordedField" },
  seen: { Icon: Eye, text: "guide.seenAt" },
  inferred: { Icon: EyeOff, text: "guide.inferred" },
} as const;

/** Says how a step is known. */
export function StepEvidenceLine({
  evidence: { kind, name, seconds },
  language,
}: {
  evidence: StepEvidence;
  /** Language of the steps, if it isn't the page's. */
  language?: string | undefined;
}) {
  const { rich, lang } = useTexts();
  const { Icon, text } = lines[kind];
  return (
    <p className="hc-evidence" lang={lang}>
      <Icon aria-hidden="true" />
      <span>
        {rich(text, {
          name: (
            <mark lang={language} dir="auto">
              {name}
            </mark>
          ),
          time: <span className="hc-time">{shortTime(seconds)}</span>,
        })}
      </span>
    </p>
  );
}
