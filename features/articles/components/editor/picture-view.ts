import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";

interface PictureWords {
  altText: string;
  altHint: string;
}

/** A picture with a field for its alt text. */
export function pictureView(words: PictureWords) {
  return (first: Node, view: EditorView, getPosition: () => number | undefined): NodeView =>
    showPicture(words, { first, view, getPosition });
}

interface Shown {
  first: Node;
  view: EditorView;
  getPosition: () => number | undefined;
}

function showPicture({ altText, altHint }: PictureWords, { first, view, getPosition }: Shown): NodeView {
  let node = first;
  const figure = document.createElement("figure");
  figure.className = "picture";
  const picture = document.createElement("img");
  const label = document.createElement("label");
  const name = document.createElement("span");
  name.textContent = altText;
  const field = document.createElement("input");
  field.type = "text";
  field.maxLength = 300;
  field.placeholder = altHint;
  label.append(name, field);
  figure.append(picture, label);
  field.addEventListener("input", () => {
    const position = getPosition();
    if (position === undefined) return;
    view.dispatch(view.state.tr.setNodeMarkup(position, null, { ...node.attrs, alt: field.value }));
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
  const show = () => {
    const { src, alt } = node.attrs;
    if (picture.getAttribute("src") !== src) picture.src = src;
    picture.alt = alt;
    if (field.value !== alt) field.value = alt;
    field.disabled = !view.editable;
  };
  show();
  return {
    dom: figure,
    update(next) {
      if (next.type !== node.type) return false;
      node = next;
      show();
      return true;
    },
    stopEvent: ({ target }) => target === field,
    ignoreMutation: () => true,
  };
}
