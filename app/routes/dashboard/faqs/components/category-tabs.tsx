/** The categories as tabs, in the order of the public page. The open one has a menu. Works without JavaScript. */

import { ChevronDown, ListTree, Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { maxCategoryLength } from "#features/faqs/owner-faq.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Input } from "#ui/primitives/input.tsx";
import { PopoverMenu } from "#ui/primitives/popover-menu.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useMay } from "../../use-may.ts";
import type { CategoryTab } from "../arrange-faqs.ts";
import { type FaqsQuery, filterFields } from "../faqs-query.ts";
import { CategoryMenu } from "./category-menu.tsx";
import { PostForm } from "./post-form.tsx";

const ArrangeCategories = lazy(() => import("./arrange-categories.tsx"));

interface CategoryTabsProps extends Pick<FaqsQuery, "filter" | "sort"> {
  tabs: CategoryTab[];
  total: number;
  onSelect: (category: string | null) => void;
}

const tabsFormId = "faq-tabs";

export function CategoryTabs({ tabs, total, filter, sort, onSelect }: CategoryTabsProps) {
  const mayDo = useMay();
  const { t, number } = useTeamTexts("faqs");
  const strip = useRef<HTMLFieldSetElement>(null);
  const { category: current } = filter;
  useEffect(() => {
    if (current === null) return;
    const open = strip.current?.querySelector("[aria-pressed=true]");
    open?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <div className="-mx-4 flex items-stretch border-b border-border px-4 md:-mx-8 md:px-8">
      {/* Doesn't wrap the tabs, because their menu contains forms too. */}
      <form id={tabsFormId} method="get" hidden>
        {filterFields({ filter: { ...filter, category: null }, sort }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <fieldset
        ref={strip}
        aria-label={t("Show")}
        className="-ml-2 flex min-w-0 overflow-x-auto [scrollbar-width:none] [mask-image:linear-gradient(to_right,black_calc(100%-24px),transparent)] pr-6"
      >
        {[null, ...tabs].map((tab) => {
          const name = tab?.name ?? null;
          const isOpen = current === name;
          return (
            <span
              key={name ?? ""}
              className={cn(
                "flex shrink-0 items-center border-b-2",
                isOpen ? "border-(--solid)" : "border-transparent",
              )}
            >
              <button
                type="submit"
                form={tabsFormId}
                name="category"
                value={name ?? ""}
                aria-pressed={isOpen}
                className="h-11 rounded-sm px-2 text-14 font-medium whitespace-nowrap text-text-2 -outline-offset-2 hover:text-text aria-pressed:text-text"
                onClick={(event) => {
                  event.preventDefault();
                  onSelect(name);
                }}
              >
                {tab?.parent ? <span className="text-text-3">{tab.parent} / </span> : null}
                {name ?? t("All")}{" "}
                <span className="ml-0.5 font-normal text-text-3 tabular-nums">
                  {number(tab?.count ?? total)}
                </span>
              </button>
              {isOpen && tab && mayDo("publish content") ? (
                <PopoverMenu
                  label={t("Actions for {name}", { name: tab.name })}
                  summary={<ChevronDown className="size-4" aria-hidden="true" />}
                  buttonClass="mr-1 grid size-7 place-items-center rounded-sm text-text-3 -outline-offset-2 hover:bg-hover hover:text-text aria-expanded:bg-hover pointer-coarse:size-9"
                  className="w-72"
                >
                  {(close) => <CategoryMenu tab={tab} tabs={tabs} onSelect={onSelect} onDone={close} />}
                </PopoverMenu>
              ) : null}
            </span>
          );
        })}
      </fieldset>
      {mayDo("publish content") && tabs.length > 1 ? <Arrange tabs={tabs} /> : null}
      {mayDo("write drafts") ? <NewCategory onAdded={onSelect} /> : null}
    </div>
  );
}

/** Needs the page's script. Without it, and on phones, the menu of each tab moves categories. */
function Arrange({ tabs }: { tabs: CategoryTab[] }) {
  const { t } = useTeamTexts("faqs");
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return null;
  return (
    <>
      <button
        type="button"
        aria-label={t("Arrange categories")}
        title={t("Arrange categories")}
        onClick={() => setOpen(true)}
        className="my-auto grid size-8 shrink-0 place-items-center rounded-md text-text-3 hover:bg-hover hover:text-text max-md:hidden pointer-coarse:size-11"
      >
        <ListTree className="size-4" aria-hidden="true" />
      </button>
      {isOpen ? (
        <Suspense>
          <ArrangeCategories tabs={tabs} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function NewCategory({ onAdded }: { onAdded: (category: string) => void }) {
  const { t } = useTeamTexts("faqs");
  const input = useRef<HTMLInputElement>(null);
  return (
    <PopoverMenu
      label={t("New category")}
      summary={<Plus className="size-4" aria-hidden="true" />}
      buttonClass="my-auto grid size-8 shrink-0 place-items-center rounded-md text-text-3 hover:bg-hover hover:text-text aria-expanded:bg-hover pointer-coarse:size-11"
      className="w-72 p-2"
    >
      {(close) => (
        <PostForm
          fields={{ intent: "add-category" }}
          className="flex gap-2"
          onAnswer={(result) => {
            const name = input.current?.value.replace(/\s+/g, " ").trim();
            if (!result?.ok || !name) return;
            close();
            onAdded(name);
          }}
        >
          <Input
            ref={input}
            name="category"
            aria-label={t("Add category")}
            placeholder={t("Add category")}
            required
            maxLength={maxCategoryLength}
            autoComplete="off"
            enterKeyHint="done"
            className="h-9 md:h-9"
          />
          <Button type="submit" className="h-9 px-3">
            {t("Add")}
          </Button>
        </PostForm>
      )}
    </PopoverMenu>
  );
}
