import type { FormEvent } from "react";
import { useSaid } from "#features/companies/components/team-texts.tsx";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import { useToast } from "#ui/toaster.tsx";
import { usePost } from "../../use-post.ts";
import { useVersionedForm, type VersionedFormOptions } from "../../use-versioned-form.ts";

/** A versioned form with one save button and a toast for the result. Its errors are in the reader's language. */
export function useSettingsForm<Values extends object, Now extends Versioned<Values, number | string>>({
  intent,
  context = {},
  ...options
}: Omit<VersionedFormOptions<Values, Now>, "send"> & {
  intent: string;
  /** Posted with the values. */
  context?: Record<string, string>;
}) {
  const toast = useToast();
  const said = useSaid();
  const { post } = usePost<Saved<Values, Now>>();
  const form = useVersionedForm({ ...options, send: (fields) => post({ ...fields, ...context, intent }) });
  return {
    ...form,
    errors: mapValues(form.errors, said),
    async submit(event: FormEvent) {
      event.preventDefault();
      const outcome = await form.save(form.version);
      if (outcome?.ok) toast({ kind: "success", text: said(settingsTexts.saved) });
      else if (outcome && !outcome.errors && !outcome.conflict)
        toast({ kind: "error", text: said(outcome.problem) });
    },
  };
}

function mapValues<Errors extends Record<string, string | undefined>>(
  errors: Errors,
  said: (text: string) => string,
): Errors {
  const translated = Object.entries(errors).map(([field, error]) => [field, error && said(error)]);
  return Object.fromEntries(translated) as Errors;
}
