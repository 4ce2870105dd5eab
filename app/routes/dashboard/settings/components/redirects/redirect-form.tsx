import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

interface Answer {
  problem: string;
  errors?: Partial<Record<"from" | "to", string>>;
  typed?: Record<string, string>;
}

export function RedirectForm({ answer }: { answer: Answer | null }) {
  const { t, said } = useTeamTexts("redirects");
  const isBusy = useNavigation().state !== "idle";
  const { errors = {}, typed = {} } = answer ?? {};
  const other = answer && !errors.from && !errors.to ? answer.problem : null;
  return (
    <section aria-labelledby="redirects">
      <h2 id="redirects" className="text-16 font-semibold">
        {t("Redirects")}
      </h2>
      <p className="mt-1 text-14 text-text-2">
        {t("Visitors who open an old address get its new page. A redirect never hides a page that exists.")}
      </p>
      {other ? (
        <p role="alert" className="mt-3 text-14 text-danger">
          {said(other)}
        </p>
      ) : null}
      <Form
        method="post"
        className="mt-4 grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        // For the next redirect.
        onSubmit={(event) => event.currentTarget.querySelector<HTMLElement>("#redirect_from")?.focus()}
      >
        <input type="hidden" name="intent" value="add-redirect" />
        <Field id="redirect_from" label={t("Old address")} error={errors.from && said(errors.from)}>
          {(control) => (
            <Input
              {...control}
              name="from"
              required
              placeholder="/hc/en-us/articles/42"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2_000}
              defaultValue={typed.from}
            />
          )}
        </Field>
        <Field id="redirect_to" label={t("New page")} error={errors.to && said(errors.to)}>
          {(control) => (
            <Input
              {...control}
              name="to"
              required
              placeholder="/articles/returns"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2_000}
              defaultValue={typed.to}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isBusy={isBusy} className="md:mt-6.5">
          {t("Add")}
        </Button>
      </Form>
    </section>
  );
}
