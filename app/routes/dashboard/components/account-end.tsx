import { Download } from "lucide-react";
import { useActionData } from "react-router";
import type { OwnProof } from "#features/accounts/own-proof.server.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { type AccountAnswer, AccountForm, AccountSection, OwnPassword } from "./account-forms.tsx";

export function YourData({ exportPath }: { exportPath: string }) {
  const { t } = useTeamTexts("account");
  return (
    <AccountSection title={t("Your data")} text={t("It's yours. Export it at any time.")}>
      <a href={exportPath} className={buttonClass({ variant: "secondary" })} aria-describedby="export_help">
        <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("Export all data")}
      </a>
      <p id="export_help" className="mt-2 text-13 text-text-3">
        {t("One JSON file with your company, FAQs and their sources, messages, visits and everything else.")}
      </p>
    </AccountSection>
  );
}

interface Deletion {
  phrase: string;
  proof: OwnProof;
}

export function DeleteCompany(deletion: Deletion) {
  const { t } = useTeamTexts("account");
  return (
    <AccountSection
      title={t("Delete this help center")}
      text={t("This deletes it for everyone on its team. Your account and your other help centers stay.")}
    >
      <DeletionForm
        {...deletion}
        intent="delete-company"
        label={t("Delete this help center")}
        confirmLabel={t("Delete it permanently")}
      />
    </AccountSection>
  );
}

export function DeleteAccount(deletion: Deletion) {
  const { t } = useTeamTexts("account");
  return (
    <AccountSection
      title={t("Delete account")}
      text={t(
        "This deletes your account and the help centers where you're the only member. You can't undo this.",
      )}
    >
      <DeletionForm
        {...deletion}
        intent="delete"
        label={t("Delete account")}
        confirmLabel={t("Delete everything permanently")}
        note={t("Teams with another owner won't be deleted.")}
      />
    </AccountSection>
  );
}

/** The owner must open a section and type a phrase, because deletion can't be undone. */
function DeletionForm({
  phrase,
  proof,
  intent,
  label,
  confirmLabel,
  note = "",
}: Deletion & { intent: "delete" | "delete-company"; label: string; confirmLabel: string; note?: string }) {
  const { t, parts, said } = useTeamTexts("account");
  const answer = useActionData<AccountAnswer>();
  return (
    <details open={answer?.intent === intent || undefined}>
      <summary
        className={buttonClass({
          variant: "secondary",
          className: "list-none text-danger hover:bg-danger-tint [&::-webkit-details-marker]:hidden",
        })}
      >
        {label}
      </summary>
      <AccountForm intent={intent} className="mt-4 rounded-lg border border-border p-4 md:p-5">
        {({ answer: mine, isBusy }) => (
          <>
            <p className="text-14 text-text-2">
              {t(
                "We can't restore a help center once it's deleted. Export your data first if you want to keep it.",
              )}{" "}
              {note}
            </p>
            <Field
              id={`${intent}_phrase`}
              label={joined(
                parts("Type {phrase} to confirm", {
                  phrase: <strong className="font-semibold">{phrase}</strong>,
                }),
              )}
              error={mine?.errors?.phrase && said(mine.errors.phrase)}
            >
              {(control) => (
                <Input
                  {...control}
                  name="phrase"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  defaultValue={mine?.values?.phrase ?? ""}
                  required
                />
              )}
            </Field>
            <OwnPassword id={`${intent}_password`} proof={proof} answer={mine} />
            <Button
              type="submit"
              variant="secondary"
              className="self-start border-danger text-danger hover:bg-danger-tint"
              aria-disabled={isBusy}
            >
              {isBusy ? t("Deleting...") : confirmLabel}
            </Button>
          </>
        )}
      </AccountForm>
    </details>
  );
}
