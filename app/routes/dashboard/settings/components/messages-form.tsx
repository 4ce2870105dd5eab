import { useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { MessageValues } from "#features/companies/language-settings.ts";
import type { Saved, Versioned } from "#shared/action-outcome.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import type { FormAnswer } from "../../../answer-outcome.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { ClashNotice } from "./clash-notice.tsx";
import { MessageRow } from "./message-row.tsx";
import { SettingsSaveBar } from "./settings-save-bar.tsx";

const formId = "messages";

/** Titles of the groups of messages, by the first part of their ids. */
const groups = {
  nav: "Menu",
  frame: "Header and footer",
  home: "Start page",
  page: "All pages",
  faq: "FAQ",
  search: "Search",
  guide: "Getting Started",
  guides: "Guides",
  videos: "Videos",
  articles: "Articles",
  contact: "Contact",
  feedback: "Feedback",
  source: "Sources",
  error: "Errors",
  files: "Downloads and machine-readable files",
} as const;

/** All texts of the help center's language, each with a field for the owner's own words. */
export function MessagesForm({
  tag,
  stored,
  texts,
  answer,
}: {
  tag: string;
  stored: Versioned<MessageValues>;
  texts: { id: string; text: string }[];
  answer: FormAnswer<Saved<MessageValues>> | undefined;
}) {
  const form = useSettingsForm<MessageValues, Versioned<MessageValues>>({
    intent: "save-messages",
    context: { tag },
    stored,
    answer,
    merges: true,
  });
  const { t, number } = useTeamTexts("languages");
  useUnsavedChanges(form.isChanged && !form.isSaving);
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLocaleLowerCase(tag);
  const isWanted = ({ id, text }: { id: string; text: string }) =>
    [id, text, form.values[id] ?? ""].some((each) => each.toLocaleLowerCase(tag).includes(wanted));
  const found = new Set(texts.filter((each) => wanted === "" || isWanted(each)).map(({ id }) => id));
  const labels = Object.fromEntries(texts.map(({ id, text }) => [id, text]));
  return (
    <>
      <section aria-labelledby="messages_title" className="max-w-[960px]">
        <h2 id="messages_title" className="text-16 font-semibold">
          {t("Your words")}
        </h2>
        <p className="mt-1 mb-4 text-14 text-text-2">
          {t(
            "Replace any text in your help center. Keep the placeholders in curly brackets. We fill them in.",
          )}
        </p>
        <Field id="message_search" label={t("Search text")}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <p role="status" className="mt-2 min-h-5 text-13 text-text-3">
          {wanted === ""
            ? ""
            : found.size === 0
              ? t("No matching text. Try different words.")
              : found.size === 1
                ? t("1 text")
                : t("{count} texts", { count: number(found.size) })}
        </p>
        <form id={formId} ref={form.ref} method="post" onSubmit={form.submit} noValidate>
          <input type="hidden" name="intent" value="save-messages" />
          <input type="hidden" name="version" value={form.version} />
          <input type="hidden" name="tag" value={tag} />
          <ClashNotice form={form} labels={labels} />
          {Object.entries(groups).map(([group, title]) => {
            const own = texts.filter(({ id }) => id.startsWith(`${group}.`));
            // Hidden rows stay in the form, or a search would discard what was typed in them.
            return (
              <fieldset key={group} hidden={!own.some(({ id }) => found.has(id))} className="mt-6 min-w-0">
                <legend className="mb-2 text-14 font-medium">{t(title)}</legend>
                {own.map(({ id, text }) => (
                  <MessageRow
                    key={id}
                    id={id}
                    tag={tag}
                    text={text}
                    value={form.values[id] ?? ""}
                    error={form.errors[id]}
                    isShown={found.has(id)}
                    onType={(typed) => form.change({ [id]: typed })}
                  />
                ))}
              </fieldset>
            );
          })}
        </form>
      </section>
      <SettingsSaveBar form={form} formId={formId} labels={labels} />
    </>
  );
}
