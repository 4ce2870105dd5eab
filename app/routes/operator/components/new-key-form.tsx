import { CopyButton } from "#ui/copy-button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { CreateForm } from "./create-form.tsx";

export interface NewKeyAnswer {
  /** The posted values of a rejected form. Null once a key has been created. */
  values: { name: string; monthlyPages: string; concurrency: string } | null;
  errors: { name?: string; monthlyPages?: string; concurrency?: string };
  /** The key itself is shown only this once. */
  made: { id: string; name: string; token: string } | null;
}

export function NewKeyForm({ answer }: { answer: NewKeyAnswer | undefined }) {
  const { values = null, errors = {}, made = null } = answer ?? {};
  return (
    <>
      {made ? <MadeKey {...made} /> : null}
      <CreateForm
        answer={answer}
        button="Create key"
        className="lg:grid-cols-[minmax(0,1fr)_10rem_8rem_auto]"
      >
        <div className="max-lg:col-span-2">
          <Field id="name" label="Name" help="Who uses this key." error={errors.name}>
            {(control) => (
              <Input {...control} name="name" defaultValue={values?.name} autoComplete="off" maxLength={80} />
            )}
          </Field>
        </div>
        <Field id="monthlyPages" label="Pages a month" help="No limit if empty." error={errors.monthlyPages}>
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
        <Field id="concurrency" label="Parallel jobs" help="1 to 20." error={errors.concurrency}>
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
      </CreateForm>
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
        Key for {name}
      </h2>
      <p className="mt-1 text-14 text-text-2">Copy it now. We only show it once.</p>
      <p className="mt-3 flex items-center gap-1">
        <code className="min-w-0 text-14 break-all">{token}</code>
        <CopyButton text={token} />
      </p>
    </section>
  );
}
