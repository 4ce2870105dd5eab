import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { MarkType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { articleSchema } from "../../markdown/article-schema.ts";
import {
  findAround,
  setHeading,
  setParagraph,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleList,
} from "./editor-commands.ts";
import { isolateNumbers } from "./isolate-numbers.ts";
import { placeholder } from "./placeholder.ts";
import { uploads } from "./uploads.ts";

const { nodes, marks } = articleSchema;

const hardBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** In a table, Enter goes to the next row's cell, because a cell has one line. */
const enterInTable: Command = (state, dispatch) =>
  findAround(state, nodes.table) ? goToNextCell(1)(state, dispatch) || true : false;

export interface EditorWords {
  /** In an empty paragraph. */
  hint: string;
  /** In the empty title of a collapsible part. */
  titleHint: string;
  uploading: string;
}

export function editorPlugins({ onLink, words }: { onLink: () => void; words: EditorWords }): Plugin[] {
  const openLink: Command = () => {
    onLink();
    return true;
  };
  return [
    markdownRules(),
    keymap({
      "Mod-b": toggleBold,
      "Mod-i": toggleItalic,
      "Mod-e": toggleCode,
      "Mod-k": openLink,
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-Alt-0": setParagraph,
      "Mod-Alt-2": setHeading(2),
      "Mod-Alt-3": setHeading(3),
      "Shift-Mod-7": toggleList(nodes.orderedList),
      "Shift-Mod-8": toggleList(nodes.bulletList),
      Enter: chainCommands(enterInTable, splitListItem(nodes.listItem)),
      "Shift-Enter": chainCommands(exitCode, hardBreak),
      "Mod-Enter": chainCommands(exitCode, hardBreak),
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.listItem)),
      "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.listItem)),
    }),
    keymap(baseKeymap),
    history(),
    dropCursor({ class: "drop-cursor", color: false }),
    gapCursor(),
    tableEditing(),
    uploads(words.uploading),
    placeholder(words),
    isolateNumbers(),
    new Plugin({ props: { attributes: { spellcheck: "true" } } }),
  ];
}

/** Typed Markdown becomes what it means. */
function markdownRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, marks = ""]) => ({ level: marks.length })),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
      wrappingInputRule(/^(\d{1,4})[.)]\s$/, nodes.orderedList, ([, start]) => ({ start: Number(start) })),
      wrappingInputRule(/^>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^```([\w+-]*)\s$/, nodes.codeBlock, ([, info = ""]) => ({ info })),
      marked(/(?:^|[^*])\*\*([^*\s][^*]*)\*\*$/, marks.strong, 2),
      marked(/(?:^|[^*])\*([^*\s][^*]*)\*$/, marks.em, 1),
      marked(/(?:^|[^`])`([^`]+)`$/, marks.code, 1),
      marked(/~~([^~\s][^~]*)~~$/, marks.strike, 2),
    ],
  });
}

/** `length` is that of the mark's characters on each side. */
function marked(pattern: RegExp, type: MarkType, length: number): InputRule {
  return new InputRule(pattern, (state, [whole = "", text = ""], start, end) => {
    const from = start + whole.length - text.length - 2 * length;
    const typed = length - 1;
    const change = state.tr;
    // The last character isn't in the document yet.
    change.delete(end - typed, end).delete(from, from + length);
    change.addMark(from, from + text.length, type.create()).removeStoredMark(type);
    return change;
  });
}
