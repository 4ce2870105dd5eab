import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { Button } from "#ui/primitives/button.tsx";

interface SecretProps {
  secret: { text: string; created: string; hasPrevious: boolean } | null;
  /** The `aud` of tokens. */
  audience: string;
}

/** The secret with which the company's server says who its visitors are. */
export function WidgetSecret({ secret, audience }: SecretProps) {
  const { t, parts } = useTeamTexts("widget");
  const isBusy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="secret">
      <h2 id="secret" className="text-16 font-semibold">
        {t("Signed-in visitors")}
      </h2>
      <p className="mt-1 text-14 text-text-3">
        {t("Your server signs a token with this secret, and messages say who sent them.")}
      </p>
      {secret ? (
        <>
          <details className="mt-3 text-14">
            <summary className="cursor-pointer">{t("Show the secret")}</summary>
            <pre className="mt-2 overflow-auto rounded-lg border border-border bg-surface-2 p-3 text-13 break-all whitespace-pre-wrap">
              <code>{secret.text}</code>
            </pre>
            <CopyTextButton text={secret.text} label={t("Copy")} size="sm" variant="ghost" />
          </details>
          <p className="mt-2 text-13 text-text-3">
            {secret.created}{" "}
            {parts("The audience of tokens is {audience}.", {
              audience: <code key="audience">{audience}</code>,
            })}
            {secret.hasPrevious ? ` ${t("The previous secret works for one day after that.")}` : ""}
          </p>
        </>
      ) : null}
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="renew-secret" />
        <Button type="submit" variant="secondary" size="sm" isBusy={isBusy}>
          {t(secret ? "Create a new secret" : "Create a secret")}
        </Button>
      </Form>
    </section>
  );
}
