/** A form with optimistic locking. Merges what was typed with what another tab saved in the meantime. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Refused, Saved, Versioned } from "#shared/action-outcome.ts";
import { changedFields, mergeValues } from "#shared/merge-values.ts";
import { fieldsTypedIn, useTypedBefore } from "#ui/use-typed-before.ts";
import type { FormAnswer } from "./answer-outcome.ts";

type Stored<Values> = Versioned<Values, number | string>;

export interface VersionedFormOptions<Values, Now extends Stored<Values>> {
  stored: Now;
  /** The response to a form that was posted without JavaScript. */
  answer: FormAnswer<Saved<Values, Now>> | undefined;
  /** If true, changes to different fields are merged automatically. If false, every conflict is shown. */
  merges?: boolean;
  send: (fields: Record<string, string>) => Promise<Saved<Values, Now>>;
}

export interface Conflict<Values, Now> {
  /** Fields that were changed both here and elsewhere. */
  fields: (keyof Values)[];
  /** The version that was saved elsewhere. */
  current: Now;
}

export type VersionedForm<Values extends object, Now extends Stored<Values> = Versioned<Values>> = ReturnType<
  typeof useVersionedForm<Values, Now>
>;

export function useVersionedForm<Values extends object, Now extends Stored<Values>>({
  stored,
  answer,
  merges = false,
  send,
}: VersionedFormOptions<Values, Now>) {
  const refused = answer?.ok === false && answer.typed ? answer : null;
  const ref = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState<Versioned<Values, Now["version"]>>(stored);
  const [values, setValues] = useState(() =>
    refused?.typed ? valuesIn(refused.typed, stored.values) : stored.values,
  );
  const [refusal, setRefusal] = useState<Refused<keyof Values & string, Now> | null>(refused);
  const [conflict, setConflict] = useState<Conflict<Values, Now> | null>(() =>
    refused?.conflict
      ? { fields: changedFields(refused.conflict.values, values), current: refused.conflict }
      : null,
  );
  const [isSaving, setSaving] = useState(false);
  /** The values being saved. Once they are stored, later changes are compared with them. */
  const posted = useRef<Values | null>(null);
  const latest = useRef({ base, values });
  latest.current = { base, values };
  useTypedBefore(ref, (form) => {
    const found = Object.entries(fieldsTypedIn(form)).filter(([field]) => field in values);
    if (found.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(found) }));
  });

  /** Uses the stored version and keeps the typed changes on top. */
  const rebase = useCallback(
    (from: Values, current: Now) => {
      const { values: mine } = latest.current;
      const merge = mergeValues(from, { mine, theirs: current.values });
      const isOpen = merge.clashes.length > 0;
      setConflict(isOpen ? { fields: merge.clashes, current } : null);
      if (isOpen && !merges) return null;
      latest.current = { base: current, values: merge.values };
      setBase(current);
      setValues(merge.values);
      return isOpen ? null : merge.values;
    },
    [merges],
  );

  const seen = useRef(stored);
  useEffect(() => {
    const before = seen.current.version;
    seen.current = stored;
    if (stored.version === before || stored.version === latest.current.base.version) return;
    rebase(posted.current ?? latest.current.base.values, stored);
    posted.current = null;
  }, [stored, rebase]);

  useEffect(() => {
    if (refusal?.errors) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);

  /** Resolves to null while another save is running. */
  async function save(
    version: Now["version"] = base.version,
    extra = {},
  ): Promise<Saved<Values, Now> | null> {
    if (isSaving) return null;
    setSaving(true);
    const outcome = await post(version, extra);
    setSaving(false);
    return outcome;
  }

  async function post(version: Now["version"], extra: Record<string, string>): Promise<Saved<Values, Now>> {
    const { values: sent } = latest.current;
    posted.current = sent;
    setRefusal(null);
    const outcome = await send({ ...fieldsOf(sent), version: String(version), ...extra });
    if (outcome.ok) {
      setConflict(null);
      return outcome;
    }
    posted.current = null;
    setRefusal(outcome);
    const { conflict: current } = outcome;
    if (!current) return outcome;
    // Different fields changed, so they can be merged.
    if (merges && rebase(latest.current.base.values, current)) return post(current.version, extra);
    if (!merges) setConflict({ fields: changedFields(current.values, latest.current.values), current });
    return outcome;
  }

  /** Replaces the typed values with a stored version. */
  function take(current: typeof base) {
    setBase(current);
    setValues(current.values);
    setRefusal(null);
    setConflict(null);
  }

  const version: Now["version"] = conflict?.current.version ?? base.version;
  const changed = changedFields(base.values, values);
  const errors: NonNullable<Refused<keyof Values & string>["errors"]> = refusal?.errors ?? {};
  return {
    base,
    values,
    /** Posted with the form. If the owner saves again after seeing a conflict, the typed values are kept. */
    version,
    change(part: Partial<Values>) {
      setValues((before) => ({ ...before, ...part }));
      setRefusal((before) =>
        Object.keys(part).some((field) => field in (before?.errors ?? {})) ? null : before,
      );
    },
    changed,
    isChanged: changed.length > 0,
    errors,
    refusal,
    conflict,
    isSaving,
    save,
    take,
    discard: () => take(conflict?.current ?? base),
    /** Restores the draft from an earlier visit, with the version that it is based on. */
    restore({ values: typed, version }: typeof base) {
      setValues(typed);
      setBase((known) => ({ ...known, version }));
    },
    ref,
  };
}

function fieldsOf(values: object): Record<string, string> {
  const posted = Object.entries(values).filter(([, value]) => value !== false);
  return Object.fromEntries(posted.map(([name, value]) => [name, String(value)]));
}

/** Reverses `fieldsOf`. `like` tells checkboxes from text fields. */
function valuesIn<Values extends object>(typed: Record<string, string>, like: Values): Values {
  const read = Object.entries(like).map(([name, value]) => [
    name,
    typeof value === "boolean" ? name in typed : (typed[name] ?? ""),
  ]);
  return Object.fromEntries(read) as Values;
}
