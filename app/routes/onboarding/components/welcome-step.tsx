import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { useWizard } from "../wizard-context.ts";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const moments = [
  { title: "Your website is read", text: "Up to 15 pages: what you offer, what it costs, how to reach you." },
  { title: "You check colours and logo", text: "Both are found on the site. Every shade is made readable." },
  { title: "The answers are written", text: "Each one shows the sentence of your site that it rests on." },
  {
    title: "You decide what goes public",
    text: "Edit, leave out or remove. Nothing is published before that.",
  },
];

export function WelcomeStep() {
  const { companyName } = useWizard().state;
  return (
    <StepFrame
      lead={
        companyName
          ? `In about a minute ${companyName} has a help center. This is what happens:`
          : "In about a minute you have a help center. This is what happens:"
      }
      next={<NextButton form="welcome" />}
      skip={wizardTexts.skipFromWelcome}
    >
      <WizardForm intent="go" fields={{ to: "url-input" }} id="welcome">
        <ol className="border-t border-border">
          {moments.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-b border-border py-4">
              <span
                className="w-4 shrink-0 text-14 leading-[1.65] text-text-3 tabular-nums"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <p className="font-medium">{title}</p>
                <p className="text-14 text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </WizardForm>
    </StepFrame>
  );
}
