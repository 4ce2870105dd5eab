import { Form, useActionData, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { InvitedReader } from "#features/readers/invited-readers.server.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Textarea } from "#ui/primitives/input.tsx";

/** Invites people to read, lists who was invited, and ends their access. */
export function InvitedReaders({ readers, isUsed }: { readers: InvitedReader[]; isUsed: boolean }) {
  const { t, said } = useTeamTexts("access");
  const answer = useActionData<{ ok: boolean; problem?: string; typed?: Record<string, string> }>();
  const isBusy = useNavigation().state !== "idle";
  const refusal = answer?.ok === false && answer.typed?.intent === "invite-readers" ? answer : null;
  return (
    <section aria-labelledby="readers">
      <h2 id="readers" className="text-16 font-semibold">
        {t("Invited people")}
      </h2>
      {isUsed ? (
        <Form method="post" className="mt-3 flex flex-col items-start gap-3" key={readers.length}>
          <input type="hidden" name="intent" value="invite-readers" />
          <div className="w-full">
            <Field
              id="emails"
              label={t("Email addresses")}
              help={t(
                "Separate multiple addresses with commas or line breaks. Each person gets a link to the help center.",
              )}
              error={refusal?.problem && said(refusal.problem)}
            >
              {(control) => (
                <Textarea {...control} name="emails" rows={2} defaultValue={refusal?.typed?.emails ?? ""} />
              )}
            </Field>
          </div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {t("Send invitations")}
          </Button>
        </Form>
      ) : (
        <p className="mt-2 text-14 text-text-2">
          {t('These people will get access again if you choose "Your team and people you invite".')}
        </p>
      )}
      {readers.length === 0 ? (
        <p className="mt-4 text-14 text-text-3">{t("You haven't invited anyone yet.")}</p>
      ) : (
        <ul className="mt-4 divide-y divide-border rounded-lg border border-border">
          {readers.map(({ id, email }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-4 py-2 text-14">
              <span className="min-w-0 truncate">{email}</span>
              <Form method="post">
                <input type="hidden" name="intent" value="remove-reader" />
                <input type="hidden" name="readerId" value={id} />
                <Button type="submit" variant="ghost" size="sm" aria-label={t("Remove {email}", { email })}>
                  {t("Remove")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
