/** The items of the menu that "/" opens. */
import {
  Code,
  Heading2,
  Heading3,
  Image,
  Lightbulb,
  List,
  ListChecks,
  ListCollapse,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  StickyNote,
  Table,
  TriangleAlert,
  Video,
} from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { articleSchema } from "../../markdown/article-schema.ts";
import {
  insertCode,
  insertRule,
  insertTable,
  setCallout,
  setHeading,
  toggleDetails,
  toggleList,
  toggleTasks,
  toggleWrap,
} from "./editor-commands.ts";

const { nodes } = articleSchema;

type ArticleText = PlainTeamText<"articles">;

export interface SlashItem {
  id: string;
  label: ArticleText;
  icon: LucideIcon;
  /** What a writer may type instead. */
  mark?: string;
  hint?: ArticleText;
  /** Other English words that find it. */
  words: string;
  /** A picture asks for a file, and a video for its address. */
  run: Command | "picture" | "video";
}

const slashItems: SlashItem[] = [
  { id: "heading", label: "Heading", icon: Heading2, mark: "##", words: "h2 title", run: setHeading(2) },
  { id: "subheading", label: "Subheading", icon: Heading3, mark: "###", words: "h3", run: setHeading(3) },
  {
    id: "steps",
    label: "Steps",
    icon: ListOrdered,
    mark: "1.",
    words: "numbered ordered list",
    run: toggleList(nodes.orderedList),
  },
  {
    id: "list",
    label: "List",
    icon: List,
    mark: "-",
    words: "bullet unordered",
    run: toggleList(nodes.bulletList),
  },
  { id: "tasks", label: "Checklist", icon: ListChecks, words: "todo task check", run: toggleTasks },
  {
    id: "note",
    label: "Note",
    icon: StickyNote,
    hint: "callout",
    words: "info box",
    run: setCallout("note"),
  },
  { id: "tip", label: "Tip", icon: Lightbulb, hint: "callout", words: "hint box", run: setCallout("tip") },
  {
    id: "warning",
    label: "Warning",
    icon: TriangleAlert,
    hint: "callout",
    words: "caution box",
    run: setCallout("warning"),
  },
  {
    id: "quote",
    label: "Quote",
    icon: Quote,
    mark: ">",
    words: "blockquote",
    run: toggleWrap(nodes.blockquote),
  },
  { id: "table", label: "Table", icon: Table, words: "grid", run: insertTable },
  {
    id: "details",
    label: "Collapsible part",
    icon: ListCollapse,
    words: "details summary accordion toggle fold",
    run: toggleDetails,
  },
  { id: "code", label: "Code", icon: Code, mark: "```", words: "pre block", run: insertCode },
  { id: "rule", label: "Divider", icon: Minus, words: "line hr", run: insertRule },
  {
    id: "picture",
    label: "Picture",
    icon: Image,
    hint: "or paste it",
    words: "image photo screenshot",
    run: "picture",
  },
  { id: "video", label: "Video", icon: Video, words: "youtube vimeo loom movie embed", run: "video" },
];

/** What was typed after "/" in a paragraph of its own. Null if the menu isn't open. */
export function slashQuery({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== nodes.paragraph || $from.parentOffset !== $from.parent.content.size)
    return null;
  return /^\/([\p{L}\d ]{0,20})$/u.exec($from.parent.textContent)?.[1]?.toLowerCase() ?? null;
}

/** Those with all words, in English or as they are shown. */
export function matchingItems(query: string, t: TeamTexts<"articles">["t"]): SlashItem[] {
  const words = query.split(" ").filter(Boolean);
  return slashItems.filter(({ label, words: more, mark = "", hint }) => {
    const text = [t(label), label, more, mark, ...(hint ? [hint, t(hint)] : [])].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
