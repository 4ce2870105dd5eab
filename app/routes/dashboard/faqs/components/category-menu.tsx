import {
  AlignLeft,
  ArrowLeft,
  ArrowRight,
  ExternalLink,
  ListTree,
  type LucideIcon,
  Merge,
  Pencil,
  Trash2,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { maxCategoryLength } from "#features/faqs/owner-faq.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Input } from "#ui/primitives/input.tsx";
import { menuItemClass } from "#ui/primitives/menu.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { AnswerPreviewContext } from "../answer-preview-context.ts";
import type { CategoryTab } from "../arrange-faqs.ts";
import { PostForm } from "./post-form.tsx";

const DescribeCategory = lazy(() => import("./describe-category.tsx"));

interface CategoryMenuProps {
  tab: CategoryTab;
  tabs: CategoryTab[];
  onSelect: (category: string | null) => void;
  onDone: () => void;
}

export function CategoryMenu({ tab, tabs, onSelect, onDone }: CategoryMenuProps) {
  const texts = useTeamTexts("faqs");
  const { t } = texts;
  const [step, setStep] = useState<"list" | "rename" | "describe" | "merge" | "inside">("list");
  const centerUrl = use(AnswerPreviewContext)?.centerUrl;
  const { name, slug } = tab;
  const movable = tabs.filter(({ isLast, parent }) => !isLast && parent === tab.parent);
  const index = movable.findIndex((other) => other.name === name);
  const others = tabs.filter((other) => other.name !== name);
  if (step === "rename") return <RenameForm name={name} onSelect={onSelect} onDone={onDone} />;
  if (step === "describe")
    return (
      <Suspense>
        <DescribeCategory tab={tab} onDone={onDone} />
      </Suspense>
    );
  if (step === "merge") return <MergeForm name={name} others={others} onSelect={onSelect} onDone={onDone} />;
  if (step === "inside") return <InsideForm tab={tab} tabs={tabs} onDone={onDone} />;
  const mayMoveInside = !tab.isLast && !tabs.some(({ parent }) => parent === name);
  const move = (by: "left" | "right", label: string, icon: LucideIcon) => (
    <PostForm fields={{ intent: "move-category", category: name, by }} onAnswer={onDone}>
      <MenuButton type="submit" icon={icon}>
        {label}
      </MenuButton>
    </PostForm>
  );
  return (
    <>
      <MenuButton icon={Pencil} onClick={() => setStep("rename")}>
        {t("Rename")}
      </MenuButton>
      <MenuButton icon={AlignLeft} onClick={() => setStep("describe")}>
        {t("Description and icon…")}
      </MenuButton>
      {index > 0 ? move("left", t("Move left"), ArrowLeft) : null}
      {index >= 0 && index < movable.length - 1 ? move("right", t("Move right"), ArrowRight) : null}
      {mayMoveInside && (tab.parent !== null || parentsFor(tab, tabs).length > 0) ? (
        <MenuButton icon={ListTree} onClick={() => setStep("inside")}>
          {t("Move into…")}
        </MenuButton>
      ) : null}
      {others.length > 0 ? (
        <MenuButton icon={Merge} onClick={() => setStep("merge")}>
          {t("Merge into…")}
        </MenuButton>
      ) : null}
      {centerUrl && slug && tab.count + tab.otherCount > 0 ? (
        <a
          href={`${centerUrl}/c/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noreferrer"
          className={menuItemClass}
        >
          <ExternalLink className="size-4 text-text-3" strokeWidth={1.75} aria-hidden="true" />
          {t("Open public page")}
        </a>
      ) : null}
      <PostForm
        fields={{ intent: "remove-category", category: name }}
        className="mt-1 border-t border-border pt-1"
        onAnswer={(result) => {
          if (!result?.ok) return;
          onDone();
          onSelect(null);
        }}
      >
        <MenuButton type="submit" icon={Trash2} isDangerous>
          {t("Delete category")}
        </MenuButton>
        {tab.count + tab.otherCount > 0 ? (
          <p className="px-3 pb-2 text-13 text-text-3">{contentStays(tab, texts)}</p>
        ) : null}
      </PostForm>
    </>
  );
}

function contentStays({ count, otherCount }: CategoryTab, { t, number }: TeamTexts<"faqs">): string {
  if (otherCount > 0)
    return count === 0
      ? t("Its articles and guides stay, without a category.")
      : t("Its content stays, without a category.");
  return count === 1
    ? t("Its question stays, without a category.")
    : t("Its {count} questions stay, without a category.", { count: number(count) });
}

function RenameForm({ name, onSelect, onDone }: Omit<CategoryMenuProps, "tab" | "tabs"> & { name: string }) {
  const { t } = useTeamTexts("faqs");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <PostForm
      fields={{ intent: "rename-category", category: name }}
      className="flex flex-col gap-2 p-2"
      onAnswer={(result) => {
        const typed = input.current?.value.replace(/\s+/g, " ").trim();
        if (!result?.ok || !typed) return;
        onDone();
        onSelect(typed);
      }}
    >
      <Input
        ref={input}
        name="to"
        aria-label={t("New name of {name}", { name })}
        defaultValue={name}
        required
        maxLength={maxCategoryLength}
        autoComplete="off"
      />
      <Button type="submit" size="sm">
        {t("Rename")}
      </Button>
    </PostForm>
  );
}

/** Categories are one level deep. */
function parentsFor({ name }: CategoryTab, tabs: CategoryTab[]): CategoryTab[] {
  return tabs.filter((other) => other.parent === null && !other.isLast && other.name !== name);
}

function InsideForm({ tab, tabs, onDone }: Pick<CategoryMenuProps, "tab" | "tabs" | "onDone">) {
  const { t } = useTeamTexts("faqs");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const { name, parent } = tab;
  return (
    <PostForm
      fields={{ intent: "place-category", category: name, before: "" }}
      className="flex flex-col gap-2 p-2"
      onAnswer={(result) => {
        if (result?.ok) onDone();
      }}
    >
      <Select
        ref={select}
        name="parent"
        defaultValue={parent ?? ""}
        aria-label={t("Move {name} into…", { name })}
      >
        <option value="">{t("No other category")}</option>
        {parentsFor(tab, tabs).map((other) => (
          <option key={other.name}>{other.name}</option>
        ))}
      </Select>
      <Button type="submit" size="sm">
        {t("Move")}
      </Button>
    </PostForm>
  );
}

function MergeForm({
  name,
  others,
  onSelect,
  onDone,
}: Omit<CategoryMenuProps, "tab" | "tabs"> & { name: string; others: CategoryTab[] }) {
  const { t } = useTeamTexts("faqs");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <PostForm
      fields={{ intent: "rename-category", category: name }}
      className="flex flex-col gap-2 p-2"
      onAnswer={(result) => {
        if (!result?.ok) return;
        onDone();
        onSelect(select.current?.value ?? null);
      }}
    >
      <Select ref={select} name="to" aria-label={t("Merge {name} into", { name })}>
        {others.map((other) => (
          <option key={other.name}>{other.name}</option>
        ))}
      </Select>
      <Button type="submit" size="sm">
        {t("Merge")}
      </Button>
    </PostForm>
  );
}

function MenuButton({
  icon: Icon,
  type = "button",
  isDangerous = false,
  onClick,
  children,
}: {
  icon: LucideIcon;
  type?: "button" | "submit";
  isDangerous?: boolean;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <button type={type} onClick={onClick} className={cn(menuItemClass, isDangerous && "text-danger")}>
      <Icon className={cn("size-4", !isDangerous && "text-text-3")} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </button>
  );
}
