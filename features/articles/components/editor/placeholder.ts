import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { articleSchema } from "../../markdown/article-schema.ts";

/** Shows a hint in the empty paragraph that has the cursor. */
export function placeholder(text: string): Plugin {
  return new Plugin({
    props: {
      decorations({ doc, selection }) {
        const { $from, empty } = selection;
        const { parent } = $from;
        const isHere = empty && $from.depth === 1 && parent.type === articleSchema.nodes.paragraph;
        if (!isHere || parent.content.size > 0) return null;
        const hint = { class: "is-empty", "data-hint": text };
        return DecorationSet.create(doc, [Decoration.node($from.before(), $from.after(), hint)]);
      },
    },
  });
}
