import { useRef } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { readHexColor } from "#shared/hex-color.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { useTypedBefore } from "#ui/use-typed-before.ts";
import { useWizard } from "../wizard-context.ts";
import { ColorSwatch } from "./color-swatch.tsx";
import type { ColorName } from "./colors-step.tsx";

const labels = { primary: "Primary color", secondary: "Secondary color" } as const;
const pickLabels = { primary: "Pick the primary color", secondary: "Pick the secondary color" } as const;
const wrongText = "Please enter a color such as #6E0AD6";

export function ColorField({
  name,
  typed,
  color,
  error,
  onType,
}: {
  name: ColorName;
  typed: string;
  color: string;
  error: string | undefined;
  onType: (text: string) => void;
}) {
  const { isLive } = useWizard();
  const { t } = useTeamTexts("wizard");
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, ({ value }) => {
    if (value !== typed) onType(value);
  });
  const isWrong = readHexColor(typed) === null;
  const tidy = () => {
    const read = readHexColor(typed);
    if (read && read !== typed) onType(read);
  };
  return (
    <Field id={name} label={t(labels[name])} error={error ?? (isWrong ? t(wrongText) : undefined)}>
      {(control) => (
        <div className="relative">
          {isLive ? (
            <input
              type="color"
              aria-label={t(pickLabels[name])}
              value={color.toLowerCase()}
              onChange={(event) => onType(event.currentTarget.value.toUpperCase())}
              className={pickerClass}
            />
          ) : (
            <ColorSwatch
              color={color}
              className="absolute top-1.5 left-1.5 size-7 rounded-sm max-md:size-8"
            />
          )}
          <Input
            {...control}
            ref={input}
            name={name}
            value={typed}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={tidy}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="pl-12 tabular-nums"
          />
        </div>
      )}
    </Field>
  );
}

const pickerClass =
  "absolute top-1.5 left-1.5 size-7 cursor-pointer appearance-none overflow-hidden rounded-sm border border-border bg-transparent p-0 max-md:size-8 pointer-coarse:size-8 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0";
