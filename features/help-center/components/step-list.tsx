import type { PublicStep, StepEvidence } from "#features/guides/present-public.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import { stepAlt } from "../step-alt.ts";
import { Isolated } from "./isolated.tsx";
import { StepEvidenceLine } from "./step-evidence-line.tsx";
import { StepPicture } from "./step-picture.tsx";
import { useTexts } from "./texts.tsx";

/** Filled if the recording shows the step, and outlined if Step inferred it. */
function pinOf({ kind }: StepEvidence): string {
  return kind === "inferred" ? "is-inferred" : "is-proven";
}

/** Each step has its own anchor. */
export function StepList({
  steps,
  guideTitle,
  language,
}: {
  steps: PublicStep[];
  guideTitle?: string;
  /** Language of the steps, if it isn't the page's. */
  language?: string | undefined;
}) {
  const texts = useTexts();
  // The first picture loads eagerly. It may belong to a later step, because steps can have no picture.
  const first = steps.find(({ picture }) => picture !== null);
  return (
    <ol className="hc-steps">
      {steps.map(({ id, title, html, picture, evidence }, index) => (
        <li key={id} id={id} className={evidence ? pinOf(evidence) : undefined}>
          {title ? (
            <h2 lang={language}>
              <Isolated text={title} />
            </h2>
          ) : null}
          {html ? <SafeHtml className="hc-prose" lang={language} html={html} /> : null}
          {picture ? (
            <StepPicture
              picture={{
                ...picture,
                alt: picture.alt || stepAlt(texts, { number: index + 1, title, guideTitle }),
              }}
              isFirst={id === first?.id}
            />
          ) : null}
          {evidence ? <StepEvidenceLine evidence={evidence} language={language} /> : null}
        </li>
      ))}
    </ol>
  );
}
