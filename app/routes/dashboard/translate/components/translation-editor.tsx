import type { FocusEvent, KeyboardEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { TranslationAnswer } from "#features/help-center/translate/run-translation-action.server.ts";
import { translateTexts } from "#features/help-center/translate/texts.ts";
import type { EditedItem } from "#features/help-center/translate/translate-page.server.ts";
import { formFieldOf, isShortField, textField } from "#features/help-center/translate/translation-fields.ts";
import type { Saved } from "#shared/action-outcome.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import { usePost } from "../../../use-post.ts";
import { useVersionedForm } from "../../../use-versioned-form.ts";
import { WriterNote } from "../../components/writer-note.tsx";
import { useMay, useMayChange } from "../../use-may.ts";
import { labelIn } from "./label-in.ts";
import { SourceText } from "./source-text.tsx";
import { TranslationConflict } from "./translation-conflict.tsx";
import { useTranslationPost } from "./use-translation-post.ts";

type Values = Record<string, string>;

/**
 * Saves when the keyboard focus leaves it. Ctrl+Enter saves and opens the next item; Alt with an arrow key only opens
 * the next or previous one.
 */
export function TranslationEditor({
  item,
  language,
  name,
  hasModel,
  isDrafting,
}: {
  item: EditedItem;
  language: string;
  /** The language's name in the reader's language. */
  name: string;
  hasModel: boolean;
  isDrafting: boolean;
}) {
  const { id, fields, source, stored, state, isPublished, sourceName, sourceLanguage, unreviewed } = item;
  const { t, said } = useTeamTexts("translate");
  const toast = useTeamToast("translate");
  const may = useMay();
  const mayChange = useMayChange()({ isPublished });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { post } = usePost<TranslationAnswer>();
  const drafting = useTranslationPost();
  const form = useVersionedForm<Values, { version: number; values: Values }>({
    stored,
    answer: undefined,
    merges: true,
    send: async (sent) => withFormFields(await post({ intent: "save", ...sent, item: id, source }), fields),
  });
  const { values, errors, change, isChanged, isSaving } = form;
  useUnsavedChanges(isChanged && !isSaving && mayChange);

  async function save(intent: "save" | "publish" | "unpublish", { isQuiet = false } = {}): Promise<boolean> {
    const outcome = await form.save(form.version, { intent });
    if (outcome === null) return false;
    if (outcome.ok) {
      const saidThen = {
        save: translateTexts.saved,
        publish: translateTexts.published,
        unpublish: translateTexts.unpublished,
      };
      if (!isQuiet) toast({ kind: "success", text: saidThen[intent] });
    } else if (!outcome.conflict) toast({ kind: "error", text: outcome.problem });
    return outcome.ok;
  }

  function open(next: string | null) {
    if (next === null) return;
    const q = query.get("q");
    void navigate(
      `?${new URLSearchParams({ show: query.get("show") ?? "work", ...(q && { q }), item: next })}`,
      {
        preventScrollReset: true,
      },
    );
  }

  function saveOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!mayChange || !isChanged || isSaving || form.conflict) return;
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    // The question whether to leave without saving.
    if (relatedTarget instanceof Element && relatedTarget.closest("dialog")) return;
    void save("save", { isQuiet: true });
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (mayChange) void save("save").then((isSaved) => isSaved && open(item.nextId));
    } else if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const next = event.key === "ArrowDown" ? item.nextId : item.previousId;
      // The focus doesn't leave the form, which would save it.
      if (!isChanged || !mayChange || next === null) open(next);
      else void save("save", { isQuiet: true }).then((isSaved) => isSaved && open(next));
    }
  }

  const canDraft = state === "missing" || (unreviewed === "model" && !isPublished);
  return (
    <form
      ref={form.ref}
      method="post"
      aria-label={item.title}
      onBlur={saveOnLeave}
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (mayChange) void save("save");
      }}
      noValidate
      className="min-w-0"
    >
      <TranslationConflict form={form} lang={language} />
      {mayChange ? null : <WriterNote />}
      {state === "stale" ? (
        <p className="mb-4 rounded-lg bg-warn-tint p-3 text-14">
          {t("The {language} original changed. Update the translation, or confirm that it's still correct.", {
            language: sourceName,
          })}
        </p>
      ) : null}
      {unreviewed && state !== "stale" ? (
        <p className="mb-4 text-13 text-text-3">
          {unreviewed === "model"
            ? t("Drafted by your model. Review it before you publish.")
            : t("Read from your website.")}
        </p>
      ) : null}
      <div className="hidden grid-cols-2 gap-6 border-b border-border pb-2 text-13 font-medium text-text-2 md:grid">
        <span>{t("{language}, original", { language: sourceName })}</span>
        <span>{name}</span>
      </div>
      {fields.map((field) => {
        const control = formFieldOf(field.name);
        const Control = isShortField(field.name) ? Input : Textarea;
        return (
          <div key={field.name} className="grid gap-x-6 gap-y-2 border-b border-border py-4 md:grid-cols-2">
            <SourceText field={field} lang={sourceLanguage} />
            <Field
              id={`translation-${field.name}`}
              label={labelIn({ t, said }, field.name)}
              error={errors[control] && said(errors[control])}
            >
              {(props) => (
                <Control
                  {...props}
                  name={control}
                  value={values[control] ?? ""}
                  lang={language}
                  dir="auto"
                  readOnly={!mayChange}
                  className="field-sizing-content"
                  onChange={(event) => change({ [control]: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
        );
      })}
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        <span role="status" className="mr-auto text-13 text-text-3">
          {isSaving ? t("Saving...") : isChanged ? t("Not saved") : state === "missing" ? "" : t("Saved")}
        </span>
        {canDraft && mayChange ? (
          <Button
            variant="ghost"
            aria-disabled={isDrafting || drafting.isPosting}
            onClick={() => {
              if (!hasModel) toast({ kind: "error", text: translateTexts.noModel });
              else if (!isDrafting && !drafting.isPosting) void drafting.send({ intent: "draft", item: id });
            }}
          >
            {unreviewed === "model" ? t("Draft again") : t("Draft with model")}
          </Button>
        ) : null}
        {isPublished && may("publish content") ? (
          <Button variant="ghost" aria-disabled={isSaving} onClick={() => void save("unpublish")}>
            {t("Unpublish")}
          </Button>
        ) : null}
        {mayChange ? (
          <Button type="submit" variant="secondary" aria-disabled={isSaving}>
            {state === "stale" && !isChanged ? t("Still correct") : t("Save")}
          </Button>
        ) : null}
        {!isPublished && may("publish content") ? (
          <Button aria-disabled={isSaving} onClick={() => void save("publish")}>
            {t("Publish")}
          </Button>
        ) : null}
      </div>
      <p className="mt-3 text-13 text-text-3">
        {t("Ctrl+Enter saves and opens the next text. Alt and the arrow keys move between texts.")}
      </p>
    </form>
  );
}

/** The server names the texts by their fields. In the form, those names have a prefix. */
function withFormFields(answer: TranslationAnswer, fields: EditedItem["fields"]): Saved<Values> {
  if (answer.ok) return { ok: true };
  const { conflict, errors, ...refusal } = answer;
  const named = (texts: Record<string, string | undefined>) =>
    Object.fromEntries(
      fields.map(({ name }) => [formFieldOf(name), texts[textField(formFieldOf(name)) ?? ""] ?? ""]),
    );
  return {
    ...refusal,
    ...(errors ? { errors: withoutEmpty(named(errors)) } : {}),
    ...(conflict ? { conflict: { version: conflict.version, values: named(conflict.values) } } : {}),
  };
}

function withoutEmpty(texts: Values): Values {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}
