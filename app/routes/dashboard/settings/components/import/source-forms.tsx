import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { apiForms, fileForms } from "#features/moving/source-forms.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { FileInput, Input } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";

export interface Refusal {
  errors?: Partial<Record<"address" | "file" | "key", string>>;
  typed?: Record<string, string>;
}

const formClass = "flex flex-col gap-4 rounded-lg border border-border p-5 md:p-6";

export function ZendeskForm({ refused }: { refused: Refusal | null }) {
  const { t, said } = useTeamTexts("moving");
  const asked = useNavigation().formData?.get("intent");
  const typed = refused?.typed ?? {};
  return (
    <Form method="post" className={formClass}>
      <input type="hidden" name="intent" value="start-address" />
      <div className="grid items-start gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          id="import_address"
          label={t("Address of your Zendesk help center")}
          error={refused?.errors?.address && said(refused.errors.address)}
          help={t("A public help center needs no key.")}
        >
          {(control) => (
            <Input
              {...control}
              name="address"
              required
              maxLength={300}
              placeholder="acme.zendesk.com"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed.address}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={asked !== undefined} className="md:mt-6.5">
          {t(asked === "start-address" ? "Starting..." : "Make a plan")}
        </Button>
      </div>
      <details open={Boolean(typed.email)}>
        <summary className="cursor-pointer text-14 text-text-2">{t("It's private, or has drafts")}</summary>
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          <Field id="import_email" label={t("Email address of an agent")}>
            {(control) => (
              <Input {...control} type="email" name="email" maxLength={254} defaultValue={typed.email} />
            )}
          </Field>
          <Field id="import_token" label={t("API token")} help={t("Deleted when the plan is made.")}>
            {(control) => (
              <Input {...control} type="password" name="token" maxLength={500} autoComplete="off" />
            )}
          </Field>
        </div>
      </details>
    </Form>
  );
}

export function ApiSourceForm({
  source,
  refused,
}: {
  source: keyof typeof apiForms;
  refused: Refusal | null;
}) {
  const { t, said } = useTeamTexts("moving");
  const asked = useNavigation().formData?.get("intent");
  const { name, text, address, key, regions } = apiForms[source];
  const typed = refused?.typed ?? {};
  return (
    <>
      <SourceHeading name={name} text={text} />
      <Form method="post" className={formClass}>
        <input type="hidden" name="intent" value="start-api" />
        <input type="hidden" name="source" value={source} />
        {address ? (
          <Field
            id="source_address"
            label={said(address.label)}
            error={refused?.errors?.address && said(refused.errors.address)}
            help={address.help && said(address.help)}
          >
            {(control) => (
              <Input
                {...control}
                name="address"
                required
                maxLength={300}
                placeholder={address.placeholder}
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={typed.address}
              />
            )}
          </Field>
        ) : null}
        {regions && regions.length > 1 ? (
          <Field
            id="source_region"
            label={t("Where your data is hosted")}
            error={refused?.errors?.address && said(refused.errors.address)}
          >
            {(control) => (
              <Select {...control} name="region" defaultValue={typed.region ?? regions[0]?.value}>
                {regions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {said(label)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {key ? (
          <Field
            id="source_key"
            label={said(key.label)}
            error={refused?.errors?.key && said(refused.errors.key)}
            help={said(key.help)}
          >
            {(control) => (
              <Input {...control} type="password" name="key" required maxLength={500} autoComplete="off" />
            )}
          </Field>
        ) : null}
        <Button type="submit" aria-disabled={asked !== undefined} className="self-start">
          {t(asked === "start-api" ? "Starting..." : "Make a plan")}
        </Button>
      </Form>
    </>
  );
}

export function FileSourceForm({
  source,
  refused,
}: {
  source: keyof typeof fileForms;
  refused: Refusal | null;
}) {
  const { t, said } = useTeamTexts("moving");
  const asked = useNavigation().formData?.get("intent");
  const { name, text, label, help, accept } = fileForms[source];
  return (
    <>
      <SourceHeading name={name} text={text} />
      <Form method="post" encType="multipart/form-data" className={formClass}>
        <input type="hidden" name="intent" value="start-file" />
        <Field
          id="import_file"
          label={said(label)}
          error={refused?.errors?.file && said(refused.errors.file)}
          help={said(help)}
        >
          {(control) => <FileInput {...control} name="file" accept={accept} required />}
        </Field>
        <Button type="submit" aria-disabled={asked !== undefined} className="self-start">
          {t(asked === "start-file" ? "Reading..." : "Make a plan")}
        </Button>
      </Form>
    </>
  );
}

function SourceHeading({ name, text }: { name: string; text: string }) {
  const { t, said } = useTeamTexts("moving");
  return (
    <div>
      <h2 className="text-20 font-semibold">{t("Import from {source}", { source: said(name) })}</h2>
      <p className="mt-2 text-16 text-text-2">
        <span className="block">{said(text)}</span>
        <span className="block">{t("You see a plan before anything is imported.")}</span>
      </p>
    </div>
  );
}
