import { useEffect, useRef, useState } from "react";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { useTypedBefore } from "#ui/use-typed-before.ts";
import { type Refusal, useWizard, type Wizard } from "../wizard-context.ts";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "website";
const textButton =
  "min-h-10 text-14 text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current";

export function UrlStep() {
  const { t, parts } = useTeamTexts("wizard");
  const { state, refusal, website } = useWizard();
  const refused = refusal?.field === "url" ? refusal : null;
  return (
    <StepFrame
      lead={t("Enter your homepage. We'll find the pages that matter from there.")}
      next={<NextButton form={formId} />}
    >
      <WizardForm intent="submit-url" id={formId}>
        <UrlField initial={initialUrl(state, refusal, website)} refused={refused} />
      </WizardForm>
      <p className="mt-4 text-14 text-text-3">
        {joined(
          parts("Signed in as {email}", {
            email: <span className="break-all text-text-2">{state.email}</span>,
          }),
        )}
      </p>
      <div className="mt-10 border-t border-border pt-5">
        <p className="text-14 text-text-2">
          {t("The sample is a made-up company with a real website. You can start over at any time.")}
        </p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          <WizardForm intent="try-sample">
            <button type="submit" className={textButton}>
              {t(wizardTexts.trySample)}
            </button>
          </WizardForm>
          <WizardForm intent="start-empty">
            <button type="submit" className={textButton}>
              {t(wizardTexts.startEmpty)}
            </button>
          </WizardForm>
        </div>
      </div>
    </StepFrame>
  );
}

function initialUrl(
  { source, websiteUrl, suggestedUrl }: Wizard["state"],
  refusal: Refusal | null,
  website: string | null,
): string {
  const typed = refusal?.intent === "submit-url" ? refusal.typed.url : undefined;
  return typed ?? (source === "website" ? websiteUrl : null) ?? website ?? suggestedUrl ?? "";
}

/** Checked when the field loses focus. Adds https:// if the address has no protocol. */
function UrlField({ initial, refused }: { initial: string; refused: Refusal | null }) {
  const { t, said } = useTeamTexts("wizard");
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  useTypedBefore(input, ({ value }) => setUrl(value));
  useEffect(() => {
    if (refused) input.current?.focus();
  }, [refused]);
  function check() {
    const typed = url.trim();
    if (typed === "") return;
    const read = parseSiteUrl(typed);
    setProblem("error" in read ? read.error : null);
    if (!("error" in read) && !/^https?:/i.test(typed)) setUrl(`https://${typed.replace(/^\/+/, "")}`);
  }
  const error = problem ?? refused?.message;
  return (
    <Field
      id="url"
      label={t("Website URL")}
      error={error ? said(error) : undefined}
      help={t("We only read public pages, like a search engine.")}
    >
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={4_000}
          placeholder={t("https://your-website.com")}
          value={url}
          onChange={(event) => {
            setUrl(event.currentTarget.value);
            setProblem(null);
          }}
          onBlur={check}
          className="h-12 text-16 md:h-12 md:text-16"
        />
      )}
    </Field>
  );
}
