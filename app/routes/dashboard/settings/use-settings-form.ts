import type { FormEvent } from "react";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import { useToast } from "#ui/toaster.tsx";
import { usePost } from "../../use-post.ts";
import { useVersionedForm, type VersionedFormOptions } from "../../use-versioned-form.ts";

/** A versioned form with one save button and a toast for the result. */
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
  const { post } = usePost<Saved<Values, Now>>();
  const form = useVersionedForm({ ...options, send: (fields) => post({ ...fields, ...context, intent }) });
  return {
    ...form,
    async submit(event: FormEvent) {
      event.preventDefault();
      const outcome = await form.save(form.version);
      if (outcome?.ok) toast({ kind: "success", text: settingsTexts.saved });
      else if (outcome && !outcome.errors && !outcome.conflict)
        toast({ kind: "error", text: outcome.problem });
    },
  };
}
