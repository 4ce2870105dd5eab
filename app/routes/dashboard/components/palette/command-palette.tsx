/**
 * Finds questions, guides, pages and actions. A native dialog with a combobox: focus stays in the field, and the arrow
 * keys move through the list.
 */
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { Role } from "#shared/permissions.ts";
import { cn } from "#ui/primitives/cn.ts";
import { Kbd } from "#ui/primitives/kbd.tsx";
import type { DashboardFrame } from "../../describe-dashboard.server.ts";
import { type PaletteItem, type PaletteTarget, paletteGroups } from "./palette-items.ts";
import { useFound } from "./use-found.ts";

export interface CommandPaletteProps
  extends Pick<DashboardFrame, "companyId" | "companies" | "centerPath" | "has"> {
  role: Role;
  /** What was typed before the palette was there. Called once, when it is. */
  takeTyped: () => string;
  onClose: () => void;
  onShortcuts: () => void;
}

export default function CommandPalette({ takeTyped, onClose, onShortcuts, ...known }: CommandPaletteProps) {
  const texts = useTeamTexts("frame");
  const { t } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [activeId, setActiveId] = useState<string | null>(null);
  const { found, isSearching } = useFound(query);
  const listId = useId();
  const open = useOpenTarget();
  const { role, centerPath, companyId, companies, has } = known;
  const groups = useMemo(
    () => paletteGroups({ query, role, centerPath, companyId, companies, has, found }, texts),
    [query, role, centerPath, companyId, companies, has, found, texts],
  );
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ id }) => id === activeId) ?? items[0];
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setQuery(takeTyped());
  }, [takeTyped]);
  const shownId = active?.id;
  useEffect(() => {
    if (shownId) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [shownId]);

  function run({ target }: PaletteItem) {
    dialog.current?.close();
    open(target);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const index = items.findIndex((item) => item === active);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key];
    if (next !== undefined && items.length > 0) {
      event.preventDefault();
      setActiveId(items.at(next % items.length)?.id ?? null);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      run(active);
    } else if (event.key === "?" && query === "") {
      event.preventDefault();
      dialog.current?.close();
      onShortcuts();
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t("Search or jump to")}
      onClose={onClose}
      closedby="any"
      className="mx-auto mt-[12dvh] max-h-[75dvh] w-full max-w-[640px] overflow-hidden rounded-lg border border-border bg-surface p-0 text-text shadow-lift backdrop:bg-scrim open:flex open:flex-col max-md:mx-3 max-md:mt-3 max-md:w-[calc(100%-1.5rem)] max-md:max-w-none"
    >
      <div className="flex h-14 shrink-0 items-center gap-3 border-b border-border px-4">
        <Search className="size-5 shrink-0 text-text-2" strokeWidth={1.75} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={t("Search questions, guides and pages")}
          aria-expanded={true}
          aria-controls={listId}
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          aria-autocomplete="list"
          placeholder={t("Search or jump to")}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(null);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 grow bg-transparent text-16 outline-none"
        />
        <span className="max-md:hidden">
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t("Results")}
        className="min-h-0 overflow-y-auto p-1.5"
      >
        {groups.map(({ title, items: shown }) => (
          <div key={title} className="pb-1">
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-13 font-medium text-text-3">
              {title}
            </p>
            {shown.map((item) => (
              <Option
                key={item.id}
                id={`${listId}-${item.id}`}
                item={item}
                isActive={item === active}
                onHover={() => setActiveId(item.id)}
                onRun={() => run(item)}
              />
            ))}
          </div>
        ))}
        {items.length === 0 ? (
          <p className="px-3 py-8 text-center text-14 text-text-2">
            {isSearching ? t("Searching...") : t("No results for “{query}”. Try different words.", { query })}
          </p>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {isSearching
          ? ""
          : items.length === 1
            ? t("1 result")
            : t("{count} results", { count: items.length })}
      </p>
      <div className="flex h-10 shrink-0 items-center gap-5 border-t border-border bg-surface-2 px-4 text-13 text-text-3 max-md:hidden">
        <span className="flex items-center gap-1.5">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {t("Move")}
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>Enter</Kbd> {t("Open")}
        </span>
        <span className="ml-auto flex items-center gap-1.5">
          <Kbd>?</Kbd> {t("Shortcuts")}
        </span>
      </div>
    </dialog>
  );
}

function Option({
  id,
  item: { label, detail, icon: Icon, isPublished, keys = [] },
  isActive,
  onHover,
  onRun,
}: {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onHover: () => void;
  onRun: () => void;
}) {
  return (
    // The keys are handled by the field, which keeps focus.
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onHover}
      onClick={onRun}
      className="flex min-h-10 w-full items-center gap-3 rounded-md px-2.5 py-1.5 text-left text-14 aria-selected:bg-hover pointer-coarse:min-h-12"
    >
      <span className="grid size-4 shrink-0 place-items-center text-text-3">
        {isPublished === undefined ? (
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <span
            aria-hidden="true"
            className={cn("size-2 rounded-full", isPublished ? "bg-ok" : "border-[1.5px] border-control")}
          />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="max-md:line-clamp-2 md:block md:truncate">{label}</span>
        {detail ? <span className="block truncate text-13 leading-snug text-text-3">{detail}</span> : null}
      </span>
      {keys.length > 0 ? (
        <span aria-hidden="true" className="flex gap-1 max-md:hidden">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      ) : null}
    </button>
  );
}

function useOpenTarget(): (target: PaletteTarget) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  return (target) => {
    if ("href" in target) window.open(target.href, "_blank", "noopener");
    else if ("post" in target) void submit(target.post, { method: "post", action: target.to });
    // Nothing from the previous company may stay on the page.
    else if ("load" in target) postWithReload(target.to, target.load);
    else void navigate(target.to);
  };
}

function postWithReload(action: string, fields: Record<string, string>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
