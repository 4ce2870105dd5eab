import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { CreateForm } from "./create-form.tsx";

export interface NewCodeAnswer {
  /** The posted values of a rejected form. */
  values: { code: string; maxUses: string; expiresAt: string; note: string };
  errors: { code?: string; maxUses?: string; expiresAt?: string; note?: string };
}

export function NewCodeForm({ answer, today }: { answer: NewCodeAnswer | undefined; today: string }) {
  const { values, errors } = answer ?? { values: null, errors: {} };
  return (
    <CreateForm
      answer={answer}
      button="Create code"
      className="lg:grid-cols-[minmax(0,1.3fr)_6.5rem_10rem_minmax(0,1.3fr)_auto]"
    >
      <div className="max-lg:col-span-2">
        <Field id="code" label="Code" help="Random if empty." error={errors.code}>
          {(control) => (
            <Input
              {...control}
              name="code"
              defaultValue={values?.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              className="uppercase"
            />
          )}
        </Field>
      </div>
      <Field id="maxUses" label="Maximum uses" help="How many people can use it." error={errors.maxUses}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            name="maxUses"
            min={1}
            defaultValue={values?.maxUses ?? "1"}
            className="tabular-nums"
          />
        )}
      </Field>
      <Field id="expiresAt" label="Last day" help="Never expires if empty (UTC)." error={errors.expiresAt}>
        {(control) => (
          <Input {...control} type="date" name="expiresAt" min={today} defaultValue={values?.expiresAt} />
        )}
      </Field>
      <div className="max-lg:col-span-2">
        <Field id="note" label="Note" help="Only operators see this." error={errors.note}>
          {(control) => (
            <Input {...control} name="note" defaultValue={values?.note} autoComplete="off" maxLength={200} />
          )}
        </Field>
      </div>
    </CreateForm>
  );
}
