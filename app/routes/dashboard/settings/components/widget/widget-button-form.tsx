import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WidgetSide } from "#shared/widget-settings.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { Switch } from "#ui/primitives/switch.tsx";

interface ButtonProps {
  button: { label: string; side: WidgetSide; hasShortcut: boolean };
  answer: {
    problem: string;
    errors?: Partial<Record<string, string>>;
    typed?: Record<string, string>;
  } | null;
}

const sides = [
  ["start", "Left"],
  ["end", "Right"],
] as const satisfies [WidgetSide, string][];

export function WidgetButtonForm({ button, answer }: ButtonProps) {
  const { t, said } = useTeamTexts("widget");
  const problem = answer?.errors?.label ?? answer?.problem;
  const isBusy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="button">
      <h2 id="button" className="text-16 font-semibold">
        {t("Button")}
      </h2>
      <Form method="post" className="mt-3 flex flex-col gap-4">
        <input type="hidden" name="intent" value="save-button" />
        <Field
          id="label"
          label={t("Label")}
          help={t("In your main language. Other languages say “Help” in theirs.")}
          error={problem === undefined ? undefined : said(problem)}
        >
          {(control) => (
            <Input
              {...control}
              name="label"
              placeholder={t("Help")}
              maxLength={40}
              defaultValue={answer?.typed?.label ?? button.label}
            />
          )}
        </Field>
        <fieldset>
          <legend className="text-14 font-medium">{t("Position")}</legend>
          <div className="mt-1.5 flex gap-5 text-14">
            {sides.map(([side, name]) => (
              <label key={side} className="flex items-center gap-2">
                <input
                  type="radio"
                  name="side"
                  value={side}
                  defaultChecked={button.side === side}
                  className="accent-solid"
                />
                {t(name)}
              </label>
            ))}
          </div>
        </fieldset>
        <label htmlFor="hasShortcut" className="flex items-center justify-between gap-4 text-14">
          {t("Open search with Ctrl K or ⌘ K")}
          <Switch id="hasShortcut" name="hasShortcut" defaultChecked={button.hasShortcut} />
        </label>
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {t("Save")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
