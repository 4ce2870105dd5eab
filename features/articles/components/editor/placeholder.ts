import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { articleSchema } from "../../markdown/article-schema.ts";

const { nodes } = articleSchema;

/** Shows a hint in the empty paragraph that has the cursor, and in empty titles of collapsible parts. */
export function placeholder({ hint, titleHint }: { hint: string; titleHint: string }): Plugin {
  return new Plugin({
    props: {
      decorations({ doc, selection }) {
        const shown: Decoration[] = [];
        const show = (from: number, to: number, text: string) =>
          shown.push(Decoration.node(from, to, { class: "is-empty", "data-hint": text }));
        doc.descendants((node, position) => {
          if (node.type === nodes.detailsTitle && node.content.size === 0)
            show(position, position + node.nodeSize, titleHint);
          return !node.isTextblock;
        });
        const { $from, empty } = selection;
        const { parent } = $from;
        const isHere = empty && $from.depth === 1 && parent.type === nodes.paragraph;
        if (isHere && parent.content.size === 0) show($from.before(), $from.after(), hint);
        return DecorationSet.create(doc, shown);
      },
    },
  });
}
