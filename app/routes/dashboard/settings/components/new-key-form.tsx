import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { scopeTexts } from "#features/companies/keys/company-key.ts";
import type { KeyErrors, TypedKey } from "#features/companies/keys/run-key-action.server.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { ChoiceList } from "./choice-list.tsx";

export interface NewKeyAnswer {
  /** The posted values of a rejected form. */
  typed: TypedKey | null;
  errors: KeyErrors;
  /** The key itself is shown only this once. */
  made: { id: string; name: string; token: string } | null;
  problem: string | null;
}

export function NewKeyForm({ answer, backTo }: { answer: NewKeyAnswer | undefined; backTo: string }) {
  const { t, said } = useTeamTexts("keys");
  const name = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().state === "submitting";
  const { typed = null, errors = {} } = answer ?? {};
  const chosen = typed?.scopes ?? ["read"];
  useEffect(() => name.current?.focus(), []);
  return (
    <Form
      method="post"
      action={backTo}
      className="mb-10 flex max-w-160 flex-col gap-5 rounded-lg border border-border p-4 lg:p-5"
    >
      <h2 className="text-16 font-semibold">{t("New key")}</h2>
      <Field
        id="key_name"
        label={t("Name")}
        help={t("The program that uses the key.")}
        error={errors.name && said(errors.name)}
      >
        {(control) => (
          <Input
            {...control}
            ref={name}
            name="name"
            defaultValue={typed?.name}
            maxLength={80}
            autoComplete="off"
          />
        )}
      </Field>
      <ChoiceList
        name="scopes"
        legend={t("Scopes")}
        choices={keyScopes.map((scope) => ({ value: scope, text: said(scopeTexts[scope]) }))}
        chosen={chosen}
        error={errors.scopes && said(errors.scopes)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="create-key" aria-disabled={isSending}>
          {t("Create key")}
        </Button>
        <Link to={backTo} className={buttonClass({ variant: "ghost" })}>
          {t("Cancel")}
        </Link>
      </div>
    </Form>
  );
}
