/** Asks for confirmation, because revoking a key is permanent and stops its crawls. */
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClass } from "#ui/primitives/button.tsx";

export function ConfirmRevoking({
  apiKey,
  backTo,
}: {
  apiKey: { id: string; name: string; tokenStart: string };
  backTo: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSending = useNavigation().state === "submitting";
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto max-w-[560px] md:pt-8">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-22 font-semibold tracking-tight outline-none [overflow-wrap:anywhere]"
      >
        Revoke {apiKey.name}?
      </h1>
      <p className="mt-2 text-14 text-text-2">
        The key that begins with <code>{apiKey.tokenStart}</code> will stop working, and its running jobs will
        end. You can't restore a revoked key, but you can create a new one.
      </p>
      <Form method="post" action={backTo} className="mt-6 flex items-center justify-end gap-2">
        <input type="hidden" name="id" value={apiKey.id} />
        <Link to={backTo} className={buttonClass({ variant: "ghost" })}>
          Cancel
        </Link>
        <Button type="submit" name="intent" value="revoke" isBusy={isSending}>
          Revoke
        </Button>
      </Form>
    </div>
  );
}
