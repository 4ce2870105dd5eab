/** Shows where a picture is being uploaded, and keeps that place while the text around it changes. */
import { Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { articleSchema } from "../../markdown/article-schema.ts";

interface UploadedPicture {
  url: string;
}

export type UploadPicture = (file: File) => Promise<UploadedPicture | null>;

type Change = { add: { id: object; at: number } } | { remove: object };

const key = new PluginKey<DecorationSet>("uploads");

/** `text` is shown while a picture is on its way. */
export function uploads(text: string): Plugin {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, shown) {
        const moved = shown.map(transaction.mapping, transaction.doc);
        const change = transaction.getMeta(key) as Change | undefined;
        if (!change) return moved;
        if ("remove" in change)
          return moved.remove(moved.find(undefined, undefined, (spec) => spec.id === change.remove));
        const { id, at } = change.add;
        return moved.add(transaction.doc, [Decoration.widget(at, () => waiting(text), { id })]);
      },
    },
    props: {
      decorations: (state) => key.getState(state),
    },
  });
}

function waiting(text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = "is-uploading";
  element.setAttribute("role", "status");
  element.textContent = text;
  return element;
}

export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}

export async function uploadInto(
  view: EditorView,
  { files, at, upload }: { files: File[]; at: number; upload: UploadPicture },
): Promise<void> {
  for (const file of files) {
    const id = {};
    view.dispatch(view.state.tr.setMeta(key, { add: { id, at } } satisfies Change));
    const stored = await upload(file);
    if (view.isDestroyed) return;
    const [place] = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
    const change = view.state.tr.setMeta(key, { remove: id } satisfies Change);
    if (stored && place) insertPicture(change, place.from, stored.url);
    view.dispatch(change);
  }
}

/** Below the block at the position, or in its place if that is an empty paragraph. */
function insertPicture(change: EditorView["state"]["tr"], at: number, src: string): void {
  const { nodes } = articleSchema;
  const picture = nodes.picture.create({ src });
  const place = change.doc.resolve(at);
  if (place.depth === 0) {
    change.insert(at, picture);
    return;
  }
  const [start, end] = [place.before(1), place.after(1)];
  const isEmpty =
    place.depth === 1 && place.parent.type === nodes.paragraph && place.parent.content.size === 0;
  if (isEmpty) change.replaceWith(start, end, picture);
  else change.insert(end, picture);
  const after = (isEmpty ? start : end) + picture.nodeSize;
  if (after >= change.doc.content.size) change.insert(after, nodes.paragraph.create());
}
