import { Download } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { maxFileRows } from "#features/redirects/redirect-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { FileInput } from "#ui/primitives/input.tsx";

export function RedirectFile({
  problem,
  hasRedirects,
  here,
}: {
  problem: string | null;
  hasRedirects: boolean;
  here: string;
}) {
  const { t, said, number } = useTeamTexts("redirects");
  const isBusy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="redirect_files">
      <h2 id="redirect_files" className="text-16 font-semibold">
        {t("As a file")}
      </h2>
      <Form method="post" encType="multipart/form-data" className="mt-3 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="import-redirects" />
        <Field
          id="redirect_file"
          label={t("CSV file")}
          error={problem === null ? undefined : said(problem)}
          help={t(
            "Two columns: the old address and the new page. Up to {count} rows. Existing old addresses get the new page from the file.",
            { count: number(maxFileRows) },
          )}
        >
          {(control) => <FileInput {...control} name="file" accept=".csv,text/csv" required />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {t("Import CSV")}
          </Button>
          {hasRedirects ? (
            <a href={`${here}/export`} download className={buttonClass({ variant: "ghost" })}>
              <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("Export CSV")}
            </a>
          ) : null}
        </div>
      </Form>
    </section>
  );
}
