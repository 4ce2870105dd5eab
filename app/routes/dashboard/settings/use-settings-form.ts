/** A form of settings in the browser: what is stored, what is typed, and what another tab saved in the meantime. */
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import {
  changedFields,
  type FieldErrors,
  mergeValues,
  type SaveOutcome,
  type Versioned,
} from "#features/companies/settings-values.ts";
import { useToast } from "#ui/toaster.tsx";
import { fieldsTypedIn, useTypedBefore } from "#ui/use-typed-before.ts";
import { type SettingsAnswer, scriptField } from "./settings-action.ts";

interface Clash<Values> {
  fields: (keyof Values)[];
  /** What was saved elsewhere. */
  theirs: Values;
}

export interface SettingsForm<Values> {
  values: Values;
  /** Of what the form was made from; posted with it. */
  version: number;
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  changed: (keyof Values)[];
  errors: FieldErrors<Values>;
  errorTitle: string | null;
  clash: Clash<Values> | null;
  isSaving: boolean;
  discard(): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  ref: React.RefObject<HTMLFormElement | null>;
}

/** `answer`: of a form that was posted without script. */
export function useSettingsForm<Values extends object>({
  intent,
  stored,
  answer,
}: {
  intent: string;
  stored: Versioned<Values>;
  answer: SettingsAnswer<Values> | undefined;
}): SettingsForm<Values> {
  const fetcher = useFetcher<SaveOutcome<Values>>();
  const toast = useToast();
  const ref = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(answer?.outcome === "conflict" ? answer.current : stored);
  const [values, setValues] = useState(answer && answer.outcome !== "saved" ? answer.typed : stored.values);
  const [refusal, setRefusal] = useState(refusalOf(answer));
  const [clash, setClash] = useState(clashOf(answer));
  /** What was posted last: once it is stored, later changes are held against it. */
  const posted = useRef<Values | null>(null);
  const typed = useRef(values);
  typed.current = values;
  useTypedBefore(ref, (form) => {
    const found = Object.entries(fieldsTypedIn(form)).filter(([field]) => field in values);
    if (found.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(found) }));
  });

  const post = useCallback(
    (next: Versioned<Values>) => {
      posted.current = next.values;
      setRefusal(noRefusal);
      void fetcher.submit(formOf(intent, next), { method: "post" });
    },
    [fetcher, intent],
  );

  /** What stands now comes in; what is typed here stays on top. */
  const rebase = useCallback((from: Values, current: Versioned<Values>) => {
    const merge = mergeValues(from, { mine: typed.current, theirs: current.values });
    setBase(current);
    setValues(merge.values);
    typed.current = merge.values;
    return merge;
  }, []);

  const seenStored = useRef(stored);
  useEffect(() => {
    if (stored === seenStored.current || stored.version === base.version) return;
    seenStored.current = stored;
    const { clashes } = rebase(posted.current ?? base.values, stored);
    posted.current = null;
    setClash(clashes.length > 0 ? { fields: clashes, theirs: stored.values } : null);
  }, [stored, base, rebase]);

  const seenAnswer = useRef(fetcher.data);
  useEffect(() => {
    const { data } = fetcher;
    if (!data || data === seenAnswer.current || fetcher.state !== "idle") return;
    seenAnswer.current = data;
    if (data.outcome === "saved") {
      setClash(null);
      return toast({ kind: "success", text: settingsTexts.saved });
    }
    posted.current = null;
    if (data.outcome === "failed") return toast({ kind: "error", text: settingsTexts.saveFailed });
    if (data.outcome === "invalid") return setRefusal({ errors: data.errors, title: data.title });
    const { values: merged, clashes } = rebase(base.values, data.current);
    // Both changed different things: nobody has to be asked.
    if (clashes.length === 0) return post({ version: data.current.version, values: merged });
    setClash({ fields: clashes, theirs: data.current.values });
  }, [fetcher, toast, rebase, post, base]);

  useEffect(() => {
    if (Object.keys(refusal.errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);

  return {
    values,
    version: base.version,
    set(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      setRefusal((before) => (before.errors[field] ? noRefusal : before));
    },
    changed: changedFields(base.values, values),
    errors: refusal.errors,
    errorTitle: refusal.title,
    clash,
    isSaving: fetcher.state !== "idle",
    discard() {
      setValues(base.values);
      setRefusal(noRefusal);
      setClash(null);
    },
    submit(event) {
      event.preventDefault();
      if (fetcher.state === "idle") post({ version: base.version, values });
    },
    ref,
  };
}

interface Refusal<Values> {
  errors: FieldErrors<Values>;
  title: string | null;
}

const noRefusal = { errors: {}, title: null };

function refusalOf<Values>(answer: SettingsAnswer<Values> | undefined): Refusal<Values> {
  return answer?.outcome === "invalid" ? { errors: answer.errors, title: answer.title } : noRefusal;
}

function clashOf<Values extends object>(answer: SettingsAnswer<Values> | undefined): Clash<Values> | null {
  if (answer?.outcome !== "conflict") return null;
  const theirs = answer.current.values;
  return { fields: changedFields(theirs, answer.typed), theirs };
}

/** As the browser would post it: a box that is not ticked is not in it. */
function formOf<Values extends object>(intent: string, { version, values }: Versioned<Values>): FormData {
  const form = new FormData();
  form.set("intent", intent);
  form.set(scriptField, "script");
  form.set("version", String(version));
  for (const [name, value] of Object.entries(values)) {
    if (value !== false) form.set(name, String(value));
  }
  return form;
}
