import { Eye, EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { useAuthTexts } from "./auth-texts.tsx";

export interface PasswordFieldProps {
  /** Name of the form field. Defaults to "password". */
  name?: string;
  /** Defaults to "password". */
  id?: string;
  label?: string;
  /** Tells password managers whether to fill in or suggest a password. */
  autoComplete: "current-password" | "new-password";
  /** Of the eye button. */
  showLabel?: string;
  help?: string;
  errors?: string[] | undefined;
}

/** The eye button needs JavaScript, so it only appears after hydration. */
export function PasswordField({
  name = "password",
  id = "password",
  label,
  autoComplete,
  showLabel,
  help,
  errors = [],
}: PasswordFieldProps) {
  const { t } = useAuthTexts();
  const [isShown, setShown] = useState(false);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label ?? t("Password")} help={help} error={errors}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={200}
            className={isLive ? "pr-11" : ""}
          />
          {isLive ? (
            <button
              type="button"
              aria-label={showLabel ?? t("Show password")}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
              className="absolute top-1/2 right-1 grid size-9 -translate-y-1/2 place-items-center rounded-sm text-text-3 hover:text-text"
            >
              <Icon className="size-4" aria-hidden="true" />
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
