import type { FormEvent } from "react";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import { useToast } from "#ui/toaster.tsx";
import type { FormAnswer } from "../../answer-outcome.ts";
import { usePost } from "../../use-post.ts";
import { useVersionedForm } from "../../use-versioned-form.ts";

export function useSettingsForm<Values extends object>({
  intent,
  stored,
  answer,
}: {
  intent: string;
  stored: Versioned<Values>;
  answer: FormAnswer<Saved<Values>> | undefined;
}) {
  const toast = useToast();
  const { post } = usePost<Saved<Values>>();
  const send = (fields: Record<string, string>) => post({ ...fields, intent });
  const form = useVersionedForm<Values, Versioned<Values>>({ stored, answer, merges: true, send });
  return {
    ...form,
    async submit(event: FormEvent) {
      event.preventDefault();
      const outcome = await form.save();
      if (outcome?.ok) toast({ kind: "success", text: settingsTexts.saved });
      else if (outcome && !outcome.errors && !outcome.conflict)
        toast({ kind: "error", text: outcome.problem });
    },
  };
}
