import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type CheckMonths, checkMonths } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { monthNames } from "./month-names.ts";

/** How often texts are checked that have no interval of their own. */
export function UsualMonthsForm({ months, action }: { months: CheckMonths; action: string }) {
  const { t } = useTeamTexts("checks");
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-end gap-2">
      <div className="min-w-44">
        <Field id="usual-months" label={t("Usual interval of checks")}>
          {(control) => (
            <Select {...control} key={months} name="months" defaultValue={months}>
              {checkMonths.map((choice) => (
                <option key={choice} value={choice}>
                  {t(monthNames[choice])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button type="submit" name="intent" value="choose-usual" variant="secondary">
        {t("Save interval")}
      </Button>
    </Form>
  );
}
