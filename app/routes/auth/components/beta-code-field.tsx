import { useRef } from "react";
import { betaCodeTexts } from "#features/beta-access/texts.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { useTypedBefore } from "#ui/use-typed-before.ts";
import { useAuthTexts } from "./auth-texts.tsx";
import { type BetaCodeState, useBetaCodeCheck } from "./use-beta-code-check.ts";

const texts = {
  none: betaCodeTexts.none,
  checking: betaCodeTexts.checking,
  valid: betaCodeTexts.valid,
  invalid: betaCodeTexts.invalid,
  unknown: "We couldn't check the code right now. We'll check it again when you sign up.",
} as const satisfies Record<BetaCodeState, string>;
const colors: Record<BetaCodeState, string> = {
  none: "text-text-3",
  checking: "text-text-3",
  valid: "text-ok",
  invalid: "text-danger",
  unknown: "text-text-3",
};

/** Checks the code while the visitor types. An invalid code isn't an error, because it leads to the waitlist. */
export function BetaCodeField({ defaultValue }: { defaultValue: string }) {
  const { t } = useAuthTexts();
  const { state, onChange } = useBetaCodeCheck(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, ({ value }) => onChange(value));
  return (
    <Field
      id="beta-code"
      label={
        <>
          {t("Beta access code")} <span className="font-normal text-text-3">{t("(optional)")}</span>
        </>
      }
      help={
        <span role="status" className={colors[state]}>
          {t(texts[state])}
        </span>
      }
    >
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="betaCode"
          defaultValue={defaultValue}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          className="tracking-wide"
        />
      )}
    </Field>
  );
}
