import {
  Bold,
  Code,
  Columns3,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Rows3,
  Strikethrough,
  Table,
  TableCellsMerge,
  Trash2,
  TriangleAlert,
  Undo2,
} from "lucide-react";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "prosemirror-tables";
import { useEffect, useRef, useState } from "react";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type CalloutLook, calloutLooks } from "#shared/callouts.ts";
import { cn } from "#ui/primitives/cn.ts";
import { articleSchema } from "../../markdown/article-schema.ts";
import {
  endCallout,
  findAround,
  insertTable,
  isMarked,
  linkAt,
  removeLink,
  setCallout,
  setHeading,
  setLink,
  setParagraph,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleList,
  toggleStrike,
} from "./editor-commands.ts";

const { nodes, marks } = articleSchema;

interface ToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  onPicture: () => void;
}

/** On phones, one row at the bottom that scrolls sideways. What belongs to a table, box or code appears inside it. */
export function EditorToolbar({ state, run, isLinking, onLinking, onPicture }: ToolbarProps) {
  const { t } = useTeamTexts("articles");
  const level = findAround(state, nodes.heading)?.node.attrs.level;
  const isIn = (type: Parameters<typeof findAround>[1]) => findAround(state, type) !== null;
  const callout = findAround(state, nodes.callout);
  const code = findAround(state, nodes.codeBlock);
  const link = linkAt(state);
  const heading = (wanted: number) => (level === wanted ? setParagraph : setHeading(wanted));
  return (
    <div className="article-toolbar">
      <div role="toolbar" aria-label={t("Format")} className="flex items-center gap-0.5">
        <Tool icon={Heading2} label="Heading" isOn={level === 2} onPress={() => run(heading(2))} />
        <Tool icon={Heading3} label="Subheading" isOn={level === 3} onPress={() => run(heading(3))} />
        <Divider />
        <Tool icon={Bold} label="Bold" isOn={isMarked(state, marks.strong)} onPress={() => run(toggleBold)} />
        <Tool
          icon={Italic}
          label="Italic"
          isOn={isMarked(state, marks.em)}
          onPress={() => run(toggleItalic)}
        />
        <Tool
          icon={Strikethrough}
          label="Strikethrough"
          isOn={isMarked(state, marks.strike)}
          onPress={() => run(toggleStrike)}
        />
        <Tool icon={Code} label="Code" isOn={isMarked(state, marks.code)} onPress={() => run(toggleCode)} />
        <Tool icon={Link} label="Link" isOn={link !== null} onPress={() => onLinking(!isLinking)} />
        <Divider />
        <Tool
          icon={ListOrdered}
          label="Steps"
          isOn={isIn(nodes.orderedList)}
          onPress={() => run(toggleList(nodes.orderedList))}
        />
        <Tool
          icon={List}
          label="List"
          isOn={isIn(nodes.bulletList)}
          onPress={() => run(toggleList(nodes.bulletList))}
        />
        <Tool
          icon={TriangleAlert}
          label="Callout"
          isOn={callout !== null}
          onPress={() => run(callout ? endCallout : setCallout("note"))}
        />
        <Tool icon={Table} label="Table" isOn={isIn(nodes.table)} onPress={() => run(insertTable)} />
        <Tool icon={Image} label="Picture" onPress={onPicture} />
        <Divider />
        <Tool icon={Undo2} label="Undo" isOff={!undo(state)} onPress={() => run(undo)} />
        <Tool icon={Redo2} label="Redo" isOff={!redo(state)} onPress={() => run(redo)} />
      </div>
      {isLinking ? (
        <LinkField
          href={String(link?.attrs.href ?? "")}
          onSet={(href) => {
            onLinking(false);
            run(setLink(href));
          }}
          onRemove={
            link
              ? () => {
                  onLinking(false);
                  run(removeLink);
                }
              : null
          }
          onClose={() => {
            onLinking(false);
            run(() => false);
          }}
        />
      ) : null}
      {isIn(nodes.table) ? (
        <div
          role="toolbar"
          aria-label={t("Table")}
          className="flex items-center gap-0.5 border-t border-border md:flex-wrap"
        >
          <Tool icon={Rows3} label="Add row" hasText onPress={() => run(addRowAfter)} />
          <Tool icon={Columns3} label="Add column" hasText onPress={() => run(addColumnAfter)} />
          <Tool icon={Trash2} label="Delete row" hasText onPress={() => run(deleteRow)} />
          <Tool icon={TableCellsMerge} label="Delete column" hasText onPress={() => run(deleteColumn)} />
          <Tool icon={Trash2} label="Delete table" hasText onPress={() => run(deleteTable)} />
        </div>
      ) : null}
      {callout ? (
        <label className="flex items-center gap-2 border-t border-border px-2 py-1 text-13 text-text-2">
          {t("Callout")}
          <select
            value={String(callout.node.attrs.kind)}
            onChange={(event) => run(setCallout(event.currentTarget.value as CalloutLook))}
            className="h-8 rounded-md border border-control bg-surface px-2 text-13 text-text"
          >
            {calloutLooks.map((look) => (
              <option key={look} value={look}>
                {t(calloutNames[look])}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {code ? (
        <label className="flex items-center gap-2 border-t border-border px-2 py-1 text-13 text-text-2">
          {t("Language")}
          <input
            value={String(code.node.attrs.info)}
            maxLength={40}
            placeholder={t("Such as json")}
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
            onChange={(event) => {
              const info = event.currentTarget.value.replace(/[`\n]/g, "");
              setInfo(run, code.position, info);
            }}
            className="h-8 w-40 rounded-md border border-control bg-surface px-2 text-13 text-text"
          />
        </label>
      ) : null}
    </div>
  );
}

const calloutNames = { note: "Note", tip: "Tip", warning: "Warning" } as const satisfies Record<
  CalloutLook,
  string
>;

/** Doesn't move the focus from the field to the text. */
function setInfo(run: ToolbarProps["run"], position: number, info: string) {
  const field = document.activeElement;
  run((state, dispatch) => {
    dispatch?.(state.tr.setNodeMarkup(position, null, { info }));
    return true;
  });
  if (field instanceof HTMLElement) field.focus();
}

function Tool({
  icon: Icon,
  label,
  isOn,
  isOff = false,
  hasText = false,
  onPress,
}: {
  icon: LucideIcon;
  label: PlainTeamText<"articles">;
  isOn?: boolean;
  isOff?: boolean;
  hasText?: boolean;
  onPress: () => void;
}) {
  const text = useTeamTexts("articles").t(label);
  return (
    <button
      type="button"
      aria-label={hasText ? undefined : text}
      title={hasText ? undefined : text}
      aria-pressed={isOn}
      aria-disabled={isOff}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className={cn(
        "flex h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-md text-13 text-text-2 hover:bg-hover hover:text-text aria-disabled:opacity-40 aria-pressed:bg-tint-12 aria-pressed:text-link pointer-coarse:h-11 pointer-coarse:min-w-11",
        hasText && "px-2",
      )}
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {hasText ? text : null}
    </button>
  );
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-border" />;
}

function LinkField({
  href,
  onSet,
  onRemove,
  onClose,
}: {
  href: string;
  onSet: (href: string) => void;
  onRemove: (() => void) | null;
  onClose: () => void;
}) {
  const { t } = useTeamTexts("articles");
  const [typed, setTyped] = useState(href);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const address = fullAddress(typed);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field inside
    <div
      className="flex items-center gap-2 border-t border-border p-1.5"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        if (event.key !== "Enter") return;
        event.preventDefault();
        if (address) onSet(address);
      }}
    >
      <input
        ref={field}
        type="url"
        inputMode="url"
        aria-label={t("Address of the link")}
        placeholder="https://"
        maxLength={2_000}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="h-9 min-w-0 grow rounded-md border border-control bg-surface px-2 text-14 text-text"
      />
      <button
        type="button"
        aria-disabled={!address}
        onClick={() => address && onSet(address)}
        className="h-9 shrink-0 rounded-md bg-solid px-3 text-13 font-medium text-ink aria-disabled:opacity-45"
      >
        {t("Apply")}
      </button>
      {onRemove ? (
        <button
          type="button"
          onClick={onRemove}
          className="h-9 shrink-0 rounded-md px-2 text-13 text-text-2 hover:bg-hover"
        >
          {t("Remove")}
        </button>
      ) : null}
    </div>
  );
}

/** Public pages only have links to the web, mail addresses and phone numbers. Null for what isn't one. */
function fullAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^(?:https?|mailto|tel):/i.test(text) ? text : `https://${text}`;
  return text !== "" && !/\s/.test(text) && URL.canParse(address) ? address : null;
}
