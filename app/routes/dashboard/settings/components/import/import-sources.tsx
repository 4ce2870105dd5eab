import { ChevronRight } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

interface Refusal {
  errors?: Partial<Record<"address" | "file", string>>;
  typed?: Record<string, string>;
}

const others = [
  {
    to: "/dashboard/faqs/import",
    name: "Questions",
    text: "One question and answer per row",
    what: "CSV or JSON file",
  },
  {
    to: "/dashboard/settings/export",
    /** The product itself. */
    name: null,
    text: "A data download of another help center",
    what: "ZIP file",
  },
] as const;

export function ImportSources({ appName, refused }: { appName: string; refused: Refusal | null }) {
  const { t, said } = useTeamTexts("moving");
  const asked = useNavigation().formData?.get("intent");
  const typed = refused?.typed ?? {};
  return (
    <div className="flex max-w-190 flex-col gap-8">
      <div>
        <h2 className="text-20 font-semibold">
          {t("Move your help center to {product}", { product: appName })}
        </h2>
        <p className="mt-2 text-16 text-text-2">{t("You see a plan before anything is imported.")}</p>
      </div>
      <Form method="post" className="flex flex-col gap-4 rounded-lg border border-border p-5 md:p-6">
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
            <Field id="import_token" label={t("API token")} help={t("Deleted when the import ends.")}>
              {(control) => (
                <Input {...control} type="password" name="token" maxLength={500} autoComplete="off" />
              )}
            </Field>
          </div>
        </details>
      </Form>
      <Form
        method="post"
        encType="multipart/form-data"
        className="flex flex-col gap-4 rounded-lg border border-border p-5 md:p-6"
      >
        <input type="hidden" name="intent" value="start-file" />
        <Field
          id="import_file"
          label={t("Or a file")}
          error={refused?.errors?.file && said(refused.errors.file)}
          help={t(
            "A ZIP of Markdown files (Docusaurus, Starlight, MkDocs, GitBook), or a CSV with title, content and collection. Up to 50 MB.",
          )}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept=".zip,.csv"
              required
              className="max-w-full text-14 file:mr-3 file:h-10 file:rounded-md file:border file:border-solid file:border-control file:bg-surface file:px-4 file:font-medium file:text-text"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" aria-disabled={asked !== undefined} className="self-start">
          {t(asked === "start-file" ? "Reading..." : "Make a plan from the file")}
        </Button>
      </Form>
      <section aria-labelledby="other_sources">
        <h2 id="other_sources" className="text-16 font-semibold">
          {t("Other sources")}
        </h2>
        <ul className="mt-2">
          {others.map(({ to, name, text, what }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex items-center gap-3 border-b border-border py-3 text-14 text-text no-underline hover:bg-hover"
              >
                <span className="w-28 shrink-0 font-medium">{name === null ? appName : t(name)}</span>
                <span className="min-w-0 flex-1 text-text-2">{t(text)}</span>
                <span className="text-text-2 max-md:hidden">{t(what)}</span>
                <ChevronRight className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
