/**
 * An open row: the question becomes an editable field, the answer is below it, and the source stays in the margin.
 * Typed text survives reloads and conflicts with other tabs.
 */

import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, startTransition, useId, useState } from "react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { PopoverMenu } from "#ui/primitives/popover-menu.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { useMay } from "../../use-may.ts";
import type { Columns } from "../columns.ts";
import { type FaqEditingOptions, useFaqEditing } from "../use-faq-editing.ts";
import { EditorNotices } from "./editor-notices.tsx";
import { FaqActions } from "./faq-actions.tsx";
import { openBody, openHead, openRow } from "./faq-reading.tsx";
import { RowCheckbox } from "./faq-row.tsx";
import { iconButtonClass } from "./icon-button.tsx";
import { MarkdownBar } from "./markdown-bar.tsx";
import { openFormId } from "./open-form.tsx";
import { ProofNote } from "./proof-note.tsx";
import { FactCells, StatusMark } from "./row-parts.tsx";
import { TypedPreview } from "./typed-preview.tsx";

export interface FaqEditorProps extends FaqEditingOptions {
  columns: Columns;
  categories: string[];
  isChosen: boolean;
  onChoose: (faqId: string, isChosen: boolean) => void;
}

export function FaqEditor({ columns, categories, isChosen, onChoose, ...options }: FaqEditorProps) {
  const { faq } = options;
  const { t, said } = useTeamTexts("faqs");
  const editing = useFaqEditing(options);
  const { form, base, generation, refusal, isSaving, typedText } = editing;
  const [showsPreview, setShowsPreview] = useState(false);
  const mayPublish = useMay()("publish content");
  const fieldId = useId();
  const formId = `edit-${faq.id}`;
  const titleId = `question-${faq.id}`;
  const answerId = `${fieldId}-a`;
  const errors = refusal?.errors ?? {};

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInMenu = event.target instanceof Element && event.target.closest("[popover]") !== null;
    if (event.key === "Escape" && !event.nativeEvent.isComposing && !isInMenu) {
      event.preventDefault();
      editing.cancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  return (
    <article
      aria-label={t("Edit: {question}", { question: faq.question })}
      className={openRow}
      onInput={editing.onInput}
      onKeyDown={onKeyDown}
      data-keys
    >
      <div className={cn(openHead, columns.gridClass)}>
        <h2 id={titleId} className="sr-only">
          {faq.question}
        </h2>
        <RowCheckbox faq={faq} isChosen={isChosen} onChoose={onChoose} />
        <StatusMark faq={faq} />
        <Input
          key={generation}
          form={formId}
          name="question"
          aria-label={t("Question")}
          aria-invalid={errors.question ? true : undefined}
          aria-describedby={errors.question ? `${fieldId}-qe` : undefined}
          defaultValue={base.question}
          maxLength={500}
          autoComplete="off"
          className="my-1.5 -ml-2 h-9 w-[calc(100%+0.5rem)] px-2 font-medium md:h-9"
        />
        <FactCells faq={faq} columns={columns} />
        <PopoverMenu
          label={t("More actions")}
          describedBy={titleId}
          align="end"
          summary={<Ellipsis className="size-4" aria-hidden="true" />}
          buttonClass={cn(iconButtonClass, "justify-self-end max-lg:hidden")}
        >
          {(close) => <FaqActions faq={faq} titleId={titleId} onDone={close} />}
        </PopoverMenu>
      </div>
      <div className={cn(openBody, "pb-5", showsPreview && "lg:grid-cols-2")}>
        <form
          ref={form}
          id={formId}
          method="post"
          data-keeps-text
          className="flex min-w-0 flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void editing.save();
          }}
          noValidate
        >
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="faqId" value={faq.id} />
          <input type="hidden" name="version" value={refusal?.conflict?.version ?? base.version} />
          <input type="hidden" name="baseCategory" value={base.baseCategory} />
          {errors.question ? (
            <p id={`${fieldId}-qe`} role="alert" className="text-13 text-danger">
              {said(errors.question)}
            </p>
          ) : null}
          <EditorNotices editing={editing} />
          <div key={generation}>
            <Field
              id={answerId}
              label={<span className="sr-only">{t("Answer")}</span>}
              error={errors.answer && said(errors.answer)}
            >
              {(control) => (
                <div className="rounded-md border border-control bg-surface has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus has-[textarea[aria-invalid]]:border-danger">
                  <MarkdownBar
                    fieldId={answerId}
                    showsPreview={showsPreview}
                    onPreview={() => startTransition(() => setShowsPreview(!showsPreview))}
                  />
                  <Textarea
                    {...control}
                    name="answer"
                    rows={4}
                    defaultValue={base.answer}
                    maxLength={10_000}
                    className="block field-sizing-content min-h-26 rounded-t-none border-0 bg-transparent outline-none"
                  />
                </div>
              )}
            </Field>
          </div>
          <div key={`end ${generation}`} className="flex flex-wrap items-center gap-2 max-md:contents">
            <CategorySelect base={base.category} categories={categories} error={errors.category} />
            {faq.isNew ? null : (
              <Link to={`/dashboard/faqs/${faq.id}/history`} className="text-link text-13">
                {t("Version history")}
              </Link>
            )}
            {faq.isNew && mayPublish ? (
              <p className="text-13 text-text-3">{t("Saving publishes it.")}</p>
            ) : null}
            {/* On a phone, a long answer would push it out of sight. */}
            <div className="ml-auto flex items-center gap-2 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4 max-md:justify-end max-md:border-t max-md:border-border max-md:bg-surface-2 max-md:px-4 max-md:py-3">
              <Button
                type="submit"
                form={openFormId}
                variant="ghost"
                onClick={(event) => {
                  event.preventDefault();
                  editing.cancel();
                }}
              >
                {t("Cancel")}
              </Button>
              <Button type="submit" aria-disabled={isSaving} aria-keyshortcuts="Control+Enter Meta+Enter">
                {t("Save")}
              </Button>
            </div>
          </div>
        </form>
        <div className="flex min-w-0 flex-col gap-5">
          {showsPreview ? <TypedPreview faq={faq} typed={typedText} /> : null}
          <ProofNote faq={faq} />
        </div>
      </div>
    </article>
  );
}

function CategorySelect({
  base,
  categories,
  error,
}: {
  base: string;
  categories: string[];
  error: string | undefined;
}) {
  const { t, said } = useTeamTexts("faqs");
  const names = base && !categories.includes(base) ? [...categories, base] : categories;
  return (
    <span className="w-full md:w-48">
      <Select
        name="category"
        aria-label={t("Category")}
        defaultValue={base}
        aria-invalid={error ? true : undefined}
      >
        <option value="">{t("No category")}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {error ? (
        <span role="alert" className="mt-1 block text-13 text-danger">
          {said(error)}
        </span>
      ) : null}
    </span>
  );
}
