import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

/** A plain form, because the response brings the visitor's cookie. */
export function AddressForm({ typed, problem }: { typed: string; problem: string | null }) {
  const { t } = useTeamTexts("wizard");
  return (
    <form method="post" action="/try" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="read" />
      <Field id="website" label={t("Website URL")} error={problem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            name="website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2_000}
            defaultValue={typed}
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          size="lg"
          className="max-md:h-auto max-md:min-h-12 max-md:py-2 max-md:leading-snug max-md:whitespace-normal"
        >
          {t("Build my help center")}
        </Button>
      </div>
    </form>
  );
}
