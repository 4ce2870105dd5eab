import { ChevronDown } from "lucide-react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { roleNames } from "#features/team/team-texts.ts";
import type { Role } from "#shared/permissions.ts";
import { Button } from "#ui/primitives/button.tsx";
import { HiddenFields } from "./post-button.tsx";

/** Saves on selection. Without JavaScript, a button saves. */
export function RoleSelect({
  fields,
  label,
  role,
  choices,
}: {
  /** What identifies the change. */
  fields: Record<string, string>;
  label: string;
  role: Role;
  choices: readonly Role[];
}) {
  const { t, said } = useTeamTexts("team");
  const submit = useSubmit();
  const { formData } = useNavigation();
  const isPending = formData && Object.entries(fields).every(([name, value]) => formData.get(name) === value);
  const shown = isPending ? String(formData.get("role")) : role;
  return (
    <Form method="post" replace preventScrollReset className="flex items-center gap-2">
      <HiddenFields fields={fields} />
      <span className="relative">
        <select
          // Before hydration the browser may have restored another option.
          autoComplete="off"
          name="role"
          aria-label={label}
          value={shown}
          onChange={(event) => {
            const form = event.currentTarget.form;
            if (form)
              void submit(withValue(form, event.currentTarget.value), {
                method: "post",
                replace: true,
                preventScrollReset: true,
              });
          }}
          className="-ml-2 h-9 cursor-pointer appearance-none rounded-md bg-transparent pr-7 pl-2 text-14 text-text hover:bg-hover pointer-coarse:h-11"
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {said(roleNames[choice])}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-text-3"
          aria-hidden="true"
        />
      </span>
      <Button type="submit" size="sm" variant="secondary" className="hidden noscript:inline-flex">
        {t("Save")}
      </Button>
    </Form>
  );
}

/** React hasn't rendered the new value into the form yet. */
function withValue(form: HTMLFormElement, role: string): FormData {
  const data = new FormData(form);
  data.set("role", role);
  return data;
}
