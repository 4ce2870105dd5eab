import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { scopeTexts } from "#features/companies/keys/company-key.ts";
import type { KeyErrors, TypedKey } from "#features/companies/keys/run-key-action.server.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

export interface NewKeyAnswer {
  /** The posted values of a rejected form. */
  typed: TypedKey | null;
  errors: KeyErrors;
  /** The key itself is shown only this once. */
  made: { id: string; name: string; token: string } | null;
  problem: string | null;
}

export function NewKeyForm({ answer, backTo }: { answer: NewKeyAnswer | undefined; backTo: string }) {
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
      <h2 className="text-16 font-semibold">New key</h2>
      <Field id="key_name" label="Name" help="The program that uses the key." error={errors.name}>
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
      <fieldset aria-describedby={errors.scopes ? "scopes_error" : undefined}>
        <legend className="mb-2 text-14 font-medium">Scopes</legend>
        <div className="flex flex-col gap-2">
          {keyScopes.map((scope) => (
            <label key={scope} className="flex items-start gap-2 text-14 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name="scopes"
                value={scope}
                defaultChecked={chosen.includes(scope)}
                className="mt-0.5 size-4 shrink-0"
              />
              <span>
                <code className="mr-2 text-13">{scope}</code>
                <span className="text-text-2">{scopeTexts[scope]}</span>
              </span>
            </label>
          ))}
        </div>
        {errors.scopes ? (
          <p id="scopes_error" className="mt-1.5 text-13 text-danger">
            {errors.scopes}
          </p>
        ) : null}
      </fieldset>
      <div className="flex gap-2">
        <Button type="submit" name="intent" value="create-key" aria-disabled={isSending}>
          Create key
        </Button>
        <Link to={backTo} className={buttonClass({ variant: "ghost" })}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
