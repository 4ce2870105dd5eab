/** What the toolbar and the slash menu insert and change. */
import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Attrs, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state";
import type { CalloutLook } from "#shared/callouts.ts";
import { fullVideoLink, readVideoLink } from "#shared/video-link.ts";
import { articleSchema } from "../../markdown/article-schema.ts";

const { nodes, marks } = articleSchema;

export const toggleBold = toggleMark(marks.strong);
export const toggleItalic = toggleMark(marks.em);
export const toggleStrike = toggleMark(marks.strike);
export const toggleCode = toggleMark(marks.code);
export const setParagraph = setBlockType(nodes.paragraph);
export const setHeading = (level: number) => setBlockType(nodes.heading, { level });

/** Also ends the list or box that the cursor is in. */
export function toggleWrap(type: NodeType, attrs?: Attrs): Command {
  return (state, dispatch) =>
    findAround(state, type) ? lift(state, dispatch) : wrapIn(type, attrs)(state, dispatch);
}

export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = findAround(state, nodes.bulletList) ?? findAround(state, nodes.orderedList);
    if (list?.node.type === type) return liftListItem(nodes.listItem)(state, dispatch, view);
    if (!list) return wrapInList(type)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.position, type, { isTight: list.node.attrs.isTight }));
    return true;
  };
}

/** Turns the items of the list into tasks, and back. */
export const toggleTasks: Command = (state, dispatch, view) => {
  const list = findAround(state, nodes.bulletList);
  if (!list) return wrapInList(nodes.bulletList)(state, dispatch, view);
  const isTask = list.node.firstChild?.attrs.checked !== null;
  const change = state.tr;
  list.node.forEach((item, offset) => {
    change.setNodeMarkup(list.position + 1 + offset, null, { ...item.attrs, checked: isTask ? null : false });
  });
  dispatch?.(change);
  return true;
};

export function setCallout(kind: CalloutLook): Command {
  return (state, dispatch, view) => {
    const around = findAround(state, nodes.callout);
    if (!around) return wrapIn(nodes.callout, { kind })(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.position, null, { kind }));
    return true;
  };
}

export const endCallout: Command = (state, dispatch) => lift(state, dispatch);

/** Two columns and two rows, with a heading row. The cursor is in the first cell. */
export const insertTable: Command = (state, dispatch) => {
  const cell = (type: NodeType) => type.create(null, nodes.paragraph.create());
  const row = (type: NodeType) => nodes.table_row.create(null, [cell(type), cell(type), cell(type)]);
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ]);
  return insertBlock(table)(state, dispatch);
};

export const insertRule: Command = (state, dispatch) => insertBlock(nodes.rule.create())(state, dispatch);

export const insertVideo = (attrs: { href: string; title?: string }) =>
  insertBlock(nodes.video.create(attrs));

/** Does nothing if the text isn't an address of a video, or the cursor isn't in an empty paragraph. */
export function insertPastedVideo(text: string): Command {
  return (state, dispatch, view) => {
    const { parent } = state.selection.$from;
    if (parent.type !== nodes.paragraph || parent.content.size > 0 || !readVideoLink(text)) return false;
    return insertVideo({ href: fullVideoLink(text) })(state, dispatch, view);
  };
}

/** Puts the selected blocks into a part with a title to type, or takes the blocks out of the part around them. */
export const toggleDetails: Command = (state, dispatch) => {
  const around = findAround(state, nodes.details);
  if (around) {
    const [title, ...blocks] = around.node.children;
    const first = title?.content.size ? [nodes.paragraph.create(null, title.content)] : [];
    const end = around.position + around.node.nodeSize;
    dispatch?.(state.tr.replaceWith(around.position, end, [...first, ...blocks]).scrollIntoView());
    return true;
  }
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to);
  if (!range) return false;
  const blocks = range.parent.children.slice(range.startIndex, range.endIndex);
  const details = nodes.details.createChecked(null, [nodes.detailsTitle.create(), ...blocks]);
  if (!range.parent.canReplaceWith(range.startIndex, range.endIndex, nodes.details)) return false;
  const change = state.tr.replaceWith(range.start, range.end, details);
  dispatch?.(change.setSelection(TextSelection.create(change.doc, range.start + 2)).scrollIntoView());
  return true;
};

export const insertCode: Command = (state, dispatch, view) =>
  setBlockType(nodes.codeBlock)(state, dispatch, view);

/** Replaces an empty paragraph, and goes below other text. */
function insertBlock(node: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const depth = Math.min($from.depth, topDepth(state));
    const isEmpty =
      $from.parent.type === nodes.paragraph && $from.parent.content.size === 0 && $from.depth === depth;
    const start = depth > 0 ? $from.before(depth) : $from.pos;
    const end = depth > 0 ? $from.after(depth) : $from.pos;
    const change = state.tr;
    const at = isEmpty ? start : end;
    if (isEmpty) change.replaceWith(start, end, node);
    else change.insert(end, node);
    const after = at + node.nodeSize;
    // There has to be a place for the next words.
    if (after >= change.doc.content.size) change.insert(after, nodes.paragraph.create());
    // Typing continues below what has no text.
    const inside = Selection.near(change.doc.resolve(node.isAtom ? after : at + 1));
    dispatch?.(change.setSelection(inside).scrollIntoView());
    return true;
  };
}

/** Tables have one paragraph per cell, so that blocks go below the whole table. */
function topDepth({ selection: { $from } }: EditorState): number {
  for (let depth = 1; depth <= $from.depth; depth++) if ($from.node(depth).type === nodes.table) return depth;
  return $from.depth;
}

export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const change = state.tr;
    if (from === to) change.insertText(href, from);
    const end = from === to ? from + href.length : to;
    change.removeMark(from, end, marks.link);
    if (href !== "") change.addMark(from, end, marks.link.create({ href }));
    change.setSelection(TextSelection.create(change.doc, end)).removeStoredMark(marks.link);
    dispatch?.(change);
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** The selection, or the whole link around the cursor. */
function linkRange(state: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection;
  if (!empty) return { from, to };
  const link = linkAt(state);
  if (!link) return { from, to };
  const parent = $from.parent;
  let [start, end] = [$from.start(), $from.start()];
  let range = { from, to };
  parent.forEach((child) => {
    end = start + child.nodeSize;
    if (start <= from && end >= from && link.isInSet(child.marks)) range = { from: start, to: end };
    start = end;
  });
  return range;
}

export function linkAt({ selection: { $from }, doc, selection }: EditorState) {
  const mark = marks.link.isInSet($from.marks()) ?? null;
  if (mark || selection.empty) return mark;
  let found: ReturnType<typeof marks.link.isInSet>;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    found ??= marks.link.isInSet(node.marks);
  });
  return found ?? null;
}

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}

export function findAround(
  { selection: { $from } }: EditorState,
  type: NodeType,
): { node: Node; position: number } | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === type) return { node: $from.node(depth), position: $from.before(depth) };
  return null;
}
