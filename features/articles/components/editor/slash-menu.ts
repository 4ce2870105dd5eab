/** The items of the menu that "/" opens. */
import {
  Code,
  Heading2,
  Heading3,
  Image,
  Lightbulb,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  StickyNote,
  Table,
  TriangleAlert,
} from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import { articleSchema } from "../../markdown/article-schema.ts";
import {
  insertCode,
  insertRule,
  insertTable,
  setCallout,
  setHeading,
  toggleList,
  toggleTasks,
  toggleWrap,
} from "./editor-commands.ts";

const { nodes } = articleSchema;

export interface SlashItem {
  id: string;
  label: string;
  icon: LucideIcon;
  hint?: string;
  words: string;
  /** Null for a picture, which asks for a file. */
  run: Command | null;
}

const slashItems: SlashItem[] = [
  { id: "heading", label: "Heading", icon: Heading2, hint: "##", words: "h2 title", run: setHeading(2) },
  { id: "subheading", label: "Subheading", icon: Heading3, hint: "###", words: "h3", run: setHeading(3) },
  {
    id: "steps",
    label: "Steps",
    icon: ListOrdered,
    hint: "1.",
    words: "numbered ordered list",
    run: toggleList(nodes.orderedList),
  },
  {
    id: "list",
    label: "List",
    icon: List,
    hint: "-",
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
    hint: ">",
    words: "blockquote",
    run: toggleWrap(nodes.blockquote),
  },
  { id: "table", label: "Table", icon: Table, words: "grid", run: insertTable },
  { id: "code", label: "Code", icon: Code, hint: "```", words: "pre block", run: insertCode },
  { id: "rule", label: "Divider", icon: Minus, words: "line hr", run: insertRule },
  {
    id: "picture",
    label: "Picture",
    icon: Image,
    hint: "or paste it",
    words: "image photo screenshot",
    run: null,
  },
];

/** What was typed after "/" in a paragraph of its own. Null if the menu isn't open. */
export function slashQuery({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== nodes.paragraph || $from.parentOffset !== $from.parent.content.size)
    return null;
  return /^\/([\p{L}\d ]{0,20})$/u.exec($from.parent.textContent)?.[1]?.toLowerCase() ?? null;
}

export function matchingItems(query: string): SlashItem[] {
  const words = query.split(" ").filter(Boolean);
  return slashItems.filter(({ label, words: more, hint = "" }) => {
    const text = `${label} ${more} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
