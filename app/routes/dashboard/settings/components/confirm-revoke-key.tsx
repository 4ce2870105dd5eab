/** Asks for confirmation, because revoking a key is permanent. */

import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import type { ShownKey } from "./api-keys.tsx";

export function ConfirmRevokeKey({ apiKey, backTo }: { apiKey: ShownKey; backTo: string }) {
  const { t, parts } = useTeamTexts("keys");
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
        {t("Revoke {name}?", { name: apiKey.name })}
      </h1>
      <p className="mt-2 text-14 text-text-2">
        {parts("Programs with the key {key} will lose access right away. You can't undo this.", {
          key: <code key="key">{apiKey.tokenHint}</code>,
        })}
      </p>
      <Form method="post" action={backTo} className="mt-6 flex items-center justify-end gap-2">
        <input type="hidden" name="id" value={apiKey.id} />
        <Link to={backTo} className={buttonClass({ variant: "ghost" })}>
          {t("Cancel")}
        </Link>
        <Button type="submit" name="intent" value="revoke-key" aria-disabled={isSending}>
          {t("Revoke")}
        </Button>
      </Form>
    </div>
  );
}
