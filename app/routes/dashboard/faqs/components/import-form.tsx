import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { FileInput } from "#ui/primitives/input.tsx";

export function ImportForm({ error }: { error: string | null }) {
  const { t } = useTeamTexts("faqs");
  return (
    <Form method="post" encType="multipart/form-data" className="flex max-w-[40rem] flex-col gap-5">
      <p className="text-14 text-text-2">
        {t(
          "Upload a CSV or JSON file. A row whose id or question matches an existing FAQ updates it. Others are added. You review the changes first.",
        )}
      </p>
      <p className="text-14 text-text-2">
        {t(
          "We don't import sources. Existing FAQs keep theirs. New ones count as written by you until a website check finds their text.",
        )}
      </p>
      <Field
        id="import-file"
        label={t("File")}
        error={error ?? undefined}
        help={t(
          "Fields: question, answer and, optionally, category, status and id. Up to 4 MB and 5,000 FAQs.",
        )}
      >
        {(control) => (
          <FileInput {...control} name="file" accept=".csv,.json,text/csv,application/json" required />
        )}
      </Field>
      <Button type="submit" name="intent" value="preview" className="self-start">
        {t("Review changes")}
      </Button>
    </Form>
  );
}
