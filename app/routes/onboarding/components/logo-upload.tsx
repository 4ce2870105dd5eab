import { Upload } from "lucide-react";
import { useRef } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { SelectedLogo } from "#features/onboarding/wizard.ts";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { isPending, useWizard } from "../wizard-context.ts";
import { WizardForm } from "./wizard-form.tsx";

const noteId = "logo-note";

/** Shows the current logo, and an upload that replaces it. Without JavaScript, the form has its own button. */
export function LogoUpload({ withPreview = true }: { withPreview?: boolean }) {
  const wizard = useWizard();
  const { t, said } = useTeamTexts("wizard");
  const { state, isLive, refusal } = wizard;
  const error = refusal?.field === "logo" ? said(refusal.message) : null;
  const isBusy = isPending(wizard, "upload-logo");
  const form = useRef<HTMLFormElement>(null);
  return (
    <section aria-labelledby="logo-title" className="mt-5 flex items-center gap-4">
      {withPreview ? <CurrentLogo logo={state.selectedLogo} /> : null}
      <div className="min-w-0 grow">
        <h2 id="logo-title" className="text-14 font-medium">
          {t(withPreview ? "Logo" : "Your own image")}
        </h2>
        <p
          id={noteId}
          role={error ? "alert" : undefined}
          className={error ? "text-13 text-danger" : "text-13 text-text-3"}
        >
          {error ?? `${withPreview ? `${t(originOf(state.selectedLogo))} ` : ""}${t(wizardTexts.logoHint)}`}
        </p>
      </div>
      <WizardForm
        ref={form}
        intent="upload-logo"
        encType="multipart/form-data"
        className="shrink-0"
        onAnswer={() => form.current?.reset()}
      >
        {isLive ? (
          <label className={buttonClass({ variant: "secondary", className: uploadLabelClass })}>
            <Upload className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t(isBusy ? "Uploading..." : "Upload")}
            <input
              type="file"
              name="logo"
              accept="image/*"
              aria-label={t("Upload a logo")}
              aria-describedby={noteId}
              className="sr-only"
              onChange={(event) => event.currentTarget.files?.length && form.current?.requestSubmit()}
            />
          </label>
        ) : (
          <div className="flex flex-col items-end gap-2">
            <input
              type="file"
              name="logo"
              accept="image/*"
              aria-label={t("Upload a logo")}
              aria-describedby={noteId}
              className="w-full max-w-[240px] text-13"
            />
            <Button type="submit" variant="secondary" size="sm">
              {t("Upload")}
            </Button>
          </div>
        )}
      </WizardForm>
    </section>
  );
}

const uploadLabelClass =
  "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus relative cursor-pointer";

function CurrentLogo({ logo }: { logo: SelectedLogo }) {
  return (
    <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg border border-border bg-[#ffffff] p-1.5">
      {logo.kind === "wordmark" ? (
        <span aria-hidden="true" className="text-18 font-semibold text-[#656572]">
          Aa
        </span>
      ) : (
        <img
          src={logo.url}
          width={logo.width}
          height={logo.height}
          alt=""
          className="max-h-full w-auto object-contain"
        />
      )}
    </div>
  );
}

function originOf(logo: SelectedLogo) {
  if (logo.kind === "uploaded") return "Yours.";
  return logo.kind === "found" ? "From your website." : "Your name as text.";
}
