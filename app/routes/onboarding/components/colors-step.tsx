import { useEffect, useRef, useState } from "react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { judgeColors } from "#features/websites/read/color-verdict.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { siteName } from "../site-name.ts";
import { formOf, useWizard } from "../wizard-context.ts";
import { ColorField } from "./color-field.tsx";
import { ColorVerdictView } from "./color-verdict-view.tsx";
import { ExtractedColors } from "./extracted-colors.tsx";
import { LogoUpload } from "./logo-upload.tsx";
import { usePickedColors } from "./preview-pane.tsx";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "colors";

export type ColorName = "primary" | "secondary";

export function ColorsStep() {
  const { state, refusal } = useWizard();
  const { colors } = state;
  const texts = useTeamTexts("wizard");
  const name = siteName(state, texts);
  const { typed, type, valid } = useColorDraft(colors, refusal?.typed ?? {});
  return (
    <StepFrame lead={leadText(state, texts)} next={<NextButton form={formId} name="next" value="true" />}>
      <WizardForm intent="save-colors" id={formId} className="grid grid-cols-2 gap-3 md:gap-4">
        {(["primary", "secondary"] as const).map((name) => (
          <ColorField
            key={name}
            name={name}
            typed={typed[name]}
            color={valid[name]}
            error={refusal?.field === name ? texts.said(refusal.message) : undefined}
            onType={(text) => type(name, text)}
          />
        ))}
      </WizardForm>
      <ColorVerdictView verdict={judgeColors(valid)} />
      <ExtractedColors
        colors={colors.extracted}
        siteName={name}
        chosen={valid}
        onUse={(name, color) => type(name, color)}
      />
      <LogoUpload />
    </StepFrame>
  );
}

function leadText(state: WizardState, texts: TeamTexts<"wizard">): string {
  const { t, said } = texts;
  const { colors, source } = state;
  const note = colors.note && said(colors.note);
  if (source === "empty") return t("Pick your two brand colors.");
  if (colors.origin === "default")
    return t("{note} Pick your own.", { note: note ?? t("This color is a default.") });
  if (note) return t("{note} Change it if it's not yours.", { note });
  return t("We found these on {site}. Change either one.", { site: siteName(state, texts) });
}

/** Typed text is saved after this delay, so that a reload restores it. Valid colors are previewed immediately. */
const saveAfterMs = 400;

function useColorDraft(stored: WizardState["colors"], refused: Partial<Record<ColorName, string>>) {
  const { send } = useWizard();
  const { pick } = usePickedColors();
  const [typed, setTyped] = useState({
    primary: refused.primary ?? stored.primary,
    secondary: refused.secondary ?? stored.secondary,
  });
  const isTouched = useRef(false);
  // The colors may have been selected in another tab or corrected by the server.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && !isTouched.current)
      setTyped({ primary: stored.primary, secondary: stored.secondary });
    isFirst.current = false;
  }, [stored.primary, stored.secondary]);
  const primary = readHexColor(typed.primary) ?? stored.primary;
  const secondary = readHexColor(typed.secondary) ?? stored.secondary;
  const isReadable = readHexColor(typed.primary) !== null && readHexColor(typed.secondary) !== null;
  useEffect(() => {
    if (!isTouched.current || !isReadable) return;
    pick({ primary, secondary });
    const timer = setTimeout(async () => {
      isTouched.current = false;
      await send(formOf("save-colors", { primary, secondary }));
    }, saveAfterMs);
    return () => clearTimeout(timer);
  }, [primary, secondary, isReadable, pick, send]);
  useEffect(() => () => pick(null), [pick]);
  return {
    typed,
    valid: { primary, secondary },
    type(name: ColorName, text: string) {
      isTouched.current = true;
      setTyped((others) => ({ ...others, [name]: text }));
    },
  };
}
