import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { CopyButton } from "#app/components/copy-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";

export interface NewKeyAnswer {
  /** As typed, to be corrected; null once a key was made. */
  values: { name: string; monthlyPages: string; concurrency: string } | null;
  errors: { name?: string; monthlyPages?: string; concurrency?: string };
  /** The key itself, this once. */
  made: { id: string; name: string; token: string } | null;
}

export function NewKeyForm({ answer }: { answer: NewKeyAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state === "submitting";
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [answer]);
  const { values = null, errors = {}, made = null } = answer ?? {};
  return (
    <>
      {made ? <MadeKey {...made} /> : null}
      <Form
        method="post"
        ref={form}
        noValidate
        className="mb-6 grid grid-cols-2 gap-4 rounded-lg border border-border p-4 lg:grid-cols-[minmax(0,1fr)_10rem_8rem_auto] lg:items-start lg:p-5"
      >
        <div className="max-lg:col-span-2">
          <Field id="name" label="Name" help="Whose key it is." error={errors.name}>
            {(control) => (
              <Input {...control} name="name" defaultValue={values?.name} autoComplete="off" maxLength={80} />
            )}
          </Field>
        </div>
        <Field id="monthlyPages" label="Pages a month" help="Empty: no limit." error={errors.monthlyPages}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              name="monthlyPages"
              min={0}
              defaultValue={values?.monthlyPages}
              className="tabular-nums"
            />
          )}
        </Field>
        <Field id="concurrency" label="At once" help="1 to 20." error={errors.concurrency}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              name="concurrency"
              min={1}
              max={20}
              defaultValue={values?.concurrency ?? "2"}
              className="tabular-nums"
            />
          )}
        </Field>
        <Button
          type="submit"
          name="intent"
          value="create"
          disabled={isSending}
          className="h-11 max-lg:col-span-2 lg:mt-[1.625rem] lg:h-10"
        >
          Create key
        </Button>
      </Form>
    </>
  );
}

function MadeKey({ name, token }: { name: string; token: string }) {
  return (
    <section
      aria-labelledby="made-key"
      className="mb-6 rounded-lg border border-border bg-bg-subtle p-4 lg:p-5"
    >
      <h2 id="made-key" className="text-16 font-semibold">
        The key of {name}
      </h2>
      <p className="mt-1 text-14 text-text-2">Keep it now: it is shown this once, and stored nowhere.</p>
      <p className="mt-3 flex items-center gap-1">
        <code className="min-w-0 text-14 break-all">{token}</code>
        <CopyButton text={token} />
      </p>
    </section>
  );
}
