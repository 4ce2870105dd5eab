import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { useWizard } from "../wizard-context.ts";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const moments = [
  {
    title: "Step reads your website",
    text: "Up to 25 pages about what you offer, what it costs and how to reach you.",
  },
  {
    title: "You check the colors and logo",
    text: "Step finds both on your site and keeps your text easy to read.",
  },
  { title: "Step writes the answers", text: "Every answer quotes the page it came from." },
  {
    title: "You decide what to publish",
    text: "Edit or remove anything. Nothing is public until you publish it.",
  },
] as const;

export function WelcomeStep() {
  const { t } = useTeamTexts("wizard");
  const { companyName } = useWizard().state;
  return (
    <StepFrame
      lead={
        companyName
          ? t("Let's build {company}'s help center. It takes about a minute.", { company: companyName })
          : t("Let's build your help center. It takes about a minute.")
      }
      next={<NextButton form="welcome" />}
      skip={t(wizardTexts.skipFromWelcome)}
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
                <p className="font-medium">{t(title)}</p>
                <p className="text-14 text-text-2">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </WizardForm>
    </StepFrame>
  );
}
