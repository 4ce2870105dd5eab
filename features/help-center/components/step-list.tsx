import type { PublicStep } from "#features/guides/present-public.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import { StepPicture } from "./step-picture.tsx";

/** Numbered steps, each with its own anchor. */
export function StepList({ steps }: { steps: PublicStep[] }) {
  // The first steps may have no picture, so the first picture isn't always in the first step.
  const first = steps.find(({ picture }) => picture !== null);
  return (
    <ol className="hc-steps">
      {steps.map(({ id, title, html, picture }) => (
        <li key={id} id={id}>
          {title ? <h2>{title}</h2> : null}
          {html ? <SafeHtml className="hc-prose" html={html} /> : null}
          {picture ? <StepPicture picture={picture} isFirst={id === first?.id} /> : null}
        </li>
      ))}
    </ol>
  );
}
