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
  ListCollapse,
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
  Video,
} from "lucide-react";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "prosemirror-tables";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type CalloutLook, calloutLooks } from "#shared/callouts.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { FindTargets } from "../../link-target.ts";
import { articleSchema } from "../../markdown/article-schema.ts";
import { LinkField, VideoField } from "./address-fields.tsx";
import { codeLanguages } from "./code-languages.ts";
import {
  endCallout,
  findAround,
  insertTable,
  insertVideo,
  isMarked,
  linkAt,
  removeLink,
  setCallout,
  setHeading,
  setLink,
  setParagraph,
  toggleBold,
  toggleCode,
  toggleDetails,
  toggleItalic,
  toggleList,
  toggleStrike,
} from "./editor-commands.ts";

const { nodes, marks } = articleSchema;

interface ToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  /** The field that is open below the tools. */
  field: OpenField;
  onField: (field: OpenField) => void;
  onPicture: () => void;
  find: FindTargets;
}

export type OpenField = "link" | "video" | null;

/** On phones, one row at the bottom that scrolls sideways. What belongs to a table, box or code appears inside it. */
export function EditorToolbar({ state, run, field, onField, onPicture, find }: ToolbarProps) {
  const { t } = useTeamTexts("articles");
  const level = findAround(state, nodes.heading)?.node.attrs.level;
  const isIn = (type: Parameters<typeof findAround>[1]) => findAround(state, type) !== null;
  const callout = findAround(state, nodes.callout);
  const code = findAround(state, nodes.codeBlock);
  const link = linkAt(state);
  const toggle = (wanted: OpenField) => onField(field === wanted ? null : wanted);
  const close = (command: Command = () => false) => {
    onField(null);
    run(command);
  };
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
        <Tool icon={Link} label="Link" isOn={link !== null} onPress={() => toggle("link")} />
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
        <Tool
          icon={ListCollapse}
          label="Collapsible part"
          isOn={isIn(nodes.details)}
          onPress={() => run(toggleDetails)}
        />
        <Tool icon={Image} label="Picture" onPress={onPicture} />
        <Tool icon={Video} label="Video" onPress={() => toggle("video")} />
        <Divider />
        <Tool icon={Undo2} label="Undo" isOff={!undo(state)} onPress={() => run(undo)} />
        <Tool icon={Redo2} label="Redo" isOff={!redo(state)} onPress={() => run(redo)} />
      </div>
      {field === "link" ? (
        <LinkField
          href={String(link?.attrs.href ?? "")}
          find={find}
          onSet={(href) => close(setLink(href))}
          onRemove={link ? () => close(removeLink) : null}
          onClose={() => close()}
        />
      ) : null}
      {field === "video" ? (
        <VideoField find={find} onInsert={(video) => close(insertVideo(video))} onClose={() => close()} />
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
          <select
            value={String(code.node.attrs.info)}
            onChange={(event) => run(setInfo(code.position, event.currentTarget.value))}
            className="h-8 rounded-md border border-control bg-surface px-2 text-13 text-text pointer-coarse:h-11"
          >
            <option value="">{t("Plain text")}</option>
            {languagesWith(String(code.node.attrs.info)).map(([info, name]) => (
              <option key={info} value={info}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  );
}

const calloutNames = { note: "Note", tip: "Tip", warning: "Warning" } as const satisfies Record<
  CalloutLook,
  string
>;

/** A language that was typed in Markdown stays, too. */
function languagesWith(info: string): typeof codeLanguages {
  const isKnown = info === "" || codeLanguages.some(([known]) => known === info);
  return isKnown ? codeLanguages : [...codeLanguages, [info, info]];
}

function setInfo(position: number, info: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.setNodeMarkup(position, null, { info }));
    return true;
  };
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
