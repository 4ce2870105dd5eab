import { Form, useNavigation } from "react-router";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { Button } from "#ui/primitives/button.tsx";

interface SecretProps {
  secret: { text: string; created: string; hasPrevious: boolean } | null;
  /** The `aud` of tokens. */
  audience: string;
}

/** The secret with which the company's server says who its visitors are. */
export function WidgetSecret({ secret, audience }: SecretProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="secret">
      <h2 id="secret" className="text-16 font-semibold">
        Signed-in visitors
      </h2>
      <p className="mt-1 text-14 text-text-3">
        Your server signs a token with this secret, and messages say who sent them.
      </p>
      {secret ? (
        <>
          <details className="mt-3 text-14">
            <summary className="cursor-pointer">Show the secret</summary>
            <pre className="mt-2 overflow-auto rounded-lg border border-border bg-surface-2 p-3 text-13 break-all whitespace-pre-wrap">
              <code>{secret.text}</code>
            </pre>
            <CopyTextButton text={secret.text} label="Copy" size="sm" variant="ghost" />
          </details>
          <p className="mt-2 text-13 text-text-3">
            {secret.created}. The audience of tokens is <code>{audience}</code>.
            {secret.hasPrevious ? " The previous secret works for one day after that." : ""}
          </p>
        </>
      ) : null}
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="renew-secret" />
        <Button type="submit" variant="secondary" size="sm" disabled={isBusy}>
          {secret ? "Create a new secret" : "Create a secret"}
        </Button>
      </Form>
    </section>
  );
}
