/**
 * What can be done with the selected questions. Shown only while some are selected; without JavaScript, CSS looks at
 * the checkboxes, which belong to this form.
 */

import { X } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Select } from "#ui/primitives/select.tsx";
import { useMay } from "../../use-may.ts";
import { useFaqs } from "../use-faq-store.ts";

interface BulkBarProps {
  chosen: ReadonlySet<string>;
  onChoose: (ids: string[]) => void;
  /** On phones, whose list has no column titles. */
  onChooseAll: () => void;
  categories: string[];
  isHydrated: boolean;
}

export function BulkBar({ chosen, onChoose, onChooseAll, categories, isHydrated }: BulkBarProps) {
  const { post } = useFaqs();
  const { t, number } = useTeamTexts("faqs");
  const mayPublish = useMay()("publish content");
  const ids = [...chosen];
  if (isHydrated && ids.length === 0) return null;
  async function run(intent: string, category?: string) {
    const result = await post({ intent, ids, ...(category === undefined ? {} : { category }) });
    if (result?.ok && intent === "delete") onChoose([]);
  }
  const action = (intent: string, label: string, className?: string) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="ghost"
      size="sm"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        void run(intent);
      }}
    >
      {label}
    </Button>
  );
  return (
    <form
      id="faq-bulk"
      data-phone-bar
      method="post"
      aria-label={t("Selected FAQs")}
      onSubmit={(event) => event.preventDefault()}
      className={cn(
        "fixed inset-x-4 bottom-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded-lg border border-border bg-surface px-3 py-2 max-md:px-2 text-14 shadow-lift md:left-64 lg:bottom-12",
        !isHydrated && "hidden in-[:root:has(input[name=ids]:checked)]:flex",
      )}
    >
      <span aria-live="polite" className="px-2 font-medium whitespace-nowrap">
        {isHydrated ? t("{count} selected", { count: number(ids.length) }) : t("Selected")}
      </span>
      {isHydrated ? (
        <Button
          variant="ghost"
          size="sm"
          className="md:hidden"
          aria-label={t("Select all shown")}
          onClick={onChooseAll}
        >
          {t("All")}
        </Button>
      ) : null}
      {mayPublish ? action("publish", t("Publish")) : null}
      {mayPublish ? action("unpublish", t("Unpublish")) : null}
      <Select
        name="category"
        aria-label={t("Move to category")}
        {...(isHydrated ? { value: keepAsIs } : { defaultValue: "" })}
        onChange={({ target }) => {
          if (isHydrated && target.value !== keepAsIs) void run("set-category", target.value);
        }}
        className="h-8 w-36 border-transparent text-13 font-medium text-text-2 hover:bg-hover md:h-8 md:text-13"
      >
        {isHydrated ? <option value={keepAsIs}>{t("Move to…")}</option> : null}
        <option value="">{t("No category")}</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {isHydrated ? null : action("set-category", t("Move"))}
      {action("delete", t("Delete"), "text-danger hover:text-danger")}
      {isHydrated ? (
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-label={t("Clear selection")}
          title={t("Clear selection (Esc)")}
          onClick={() => onChoose([])}
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      ) : null}
    </form>
  );
}

/** No category can have this name, because names have no surrounding whitespace. */
const keepAsIs = " ";
