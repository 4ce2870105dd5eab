import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { fieldLabels } from "#features/companies/settings-values.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

const pickers = {
  primaryColor: "Pick the banner color",
  backgroundColor: "Pick the background color",
  secondaryColor: "Pick the secondary color",
} as const;

/** The browser's color picker inside a text field. The text is the value. */
export function ColorInput({
  id,
  typed,
  color,
  error,
  help,
  mayBeEmpty = false,
  onType,
}: {
  id: keyof typeof pickers;
  typed: string;
  color: string;
  error: string | undefined;
  help?: string;
  mayBeEmpty?: boolean;
  onType: (text: string) => void;
}) {
  const { t, said } = useTeamTexts("appearance");
  const read = readHexColor(typed);
  const isEmpty = mayBeEmpty && typed.trim() === "";
  const isWrong = read === null && !isEmpty;
  return (
    <div className="-mt-1.5">
      <Field
        id={id}
        label={<span className="sr-only">{said(fieldLabels[id])}</span>}
        error={error ?? (isWrong ? t(settingsTexts.wrongColor) : undefined)}
        help={help}
      >
        {(control) => (
          <div className="relative">
            <input
              type="color"
              aria-label={t(pickers[id])}
              value={color.toLowerCase()}
              onChange={(event) => onType(event.currentTarget.value.toUpperCase())}
              className={pickerClass}
            />
            <Input
              {...control}
              name={id}
              value={typed}
              onChange={(event) => onType(event.currentTarget.value)}
              onBlur={() => read && read !== typed && onType(read)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              placeholder={mayBeEmpty ? t("Same as the banner") : undefined}
              className="pl-12 tabular-nums"
            />
          </div>
        )}
      </Field>
    </div>
  );
}

// Hidden without JavaScript, because a script copies the picked color into the text field.
const pickerClass =
  "absolute top-1.5 left-1.5 size-8 md:size-7 pointer-coarse:size-8 cursor-pointer appearance-none overflow-hidden rounded-sm border border-border-strong bg-transparent p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [@media(scripting:none)]:hidden";
