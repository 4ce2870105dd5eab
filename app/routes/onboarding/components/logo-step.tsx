import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { wordLimits } from "#features/companies/center-words.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { SelectedLogo, WizardLogo, WizardState } from "#features/onboarding/wizard.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { isPending, useWizard } from "../wizard-context.ts";
import { LogoCard } from "./logo-card.tsx";
import { LogoUpload } from "./logo-upload.tsx";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "write";

export function LogoStep() {
  const wizard = useWizard();
  const { state, isLive } = wizard;
  const texts = useTeamTexts("wizard");
  const { t } = texts;
  const logos = choicesOf(state);
  const chosen =
    wanted(wizard) ?? (state.selectedLogo.kind === "wordmark" ? "wordmark" : state.selectedLogo.id);
  return (
    <StepFrame
      lead={leadText(state, texts)}
      next={<NextButton form={formId} isDisabled={isPending(wizard, "generate")} />}
    >
      <WizardForm intent="choose-logo">
        <fieldset>
          <legend className="sr-only">{t("Logo")}</legend>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
            {logos.map((logo, index) => (
              <LogoCard
                key={logo.id}
                value={logo.id}
                isChosen={chosen === logo.id}
                label={
                  logo.kind === "uploaded" ? t("Your upload") : t("Logo {number}", { number: index + 1 })
                }
                note={`${logo.width} × ${logo.height} px`}
              >
                <img
                  src={logo.url}
                  width={logo.width}
                  height={logo.height}
                  alt=""
                  className="max-h-16 w-auto max-w-full object-contain"
                />
              </LogoCard>
            ))}
            <LogoCard
              value="wordmark"
              isChosen={chosen === "wordmark"}
              label={t("No image")}
              note={t("Your name as text")}
            >
              <span className="line-clamp-2 text-center text-18 leading-tight font-semibold tracking-tight break-words text-[#17171d]">
                {state.preview.name}
              </span>
            </LogoCard>
          </div>
        </fieldset>
        {isLive ? null : (
          <Button type="submit" variant="secondary" size="sm" className="mt-3">
            {t("Use this logo")}
          </Button>
        )}
      </WizardForm>
      <LogoUpload withPreview={false} />
      <WizardForm intent="generate" id={formId} className="mt-8">
        <NameField />
      </WizardForm>
    </StepFrame>
  );
}

/** A website may call itself otherwise in its titles than its visitors do. */
function NameField() {
  const { t, said } = useTeamTexts("wizard");
  const { state, refusal } = useWizard();
  const refused = refusal?.field === "companyName" ? refusal : null;
  return (
    <Field
      id="companyName"
      label={t("Name")}
      error={refused ? said(refused.message) : undefined}
      help={t("Visitors see it in your help center and in its address.")}
    >
      {(control) => (
        <Input
          {...control}
          name="companyName"
          defaultValue={refused?.typed.companyName ?? state.companyName}
          autoComplete="organization"
          maxLength={wordLimits.companyName}
        />
      )}
    </Field>
  );
}

/** Returns the choice that was just clicked, until the server has stored it. */
function wanted({ pending }: ReturnType<typeof useWizard>): string | undefined {
  return pending.findLast(({ intent }) => intent === "choose-logo")?.fields.logoId;
}

function choicesOf({
  logos,
  selectedLogo,
}: WizardState): Pick<WizardLogo, "id" | "url" | "width" | "height" | "kind" | "sourceUrl">[] {
  return selectedLogo.kind === "uploaded" ? [uploadedOf(selectedLogo), ...logos] : logos;
}

function uploadedOf({ id, url, width, height }: Extract<SelectedLogo, { id: string }>): WizardLogo {
  return { id, url, width, height, kind: "uploaded", sourceUrl: null };
}

function leadText({ logos, source }: WizardState, { t }: TeamTexts<"wizard">): string {
  if (logos.length > 0)
    return logos.length > 1
      ? t("We selected the best one. We show your name beside it if the logo doesn't include it.")
      : t("We found one. We show your name beside it if the logo doesn't include it.");
  return source === "empty"
    ? t("Your name as text looks good too.")
    : t("We found no logo on your website. Your name as text looks good too.");
}
