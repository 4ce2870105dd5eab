import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { isRightToLeft, textRuns } from "#shared/left-to-right-runs.ts";
import { articleSchema } from "../../markdown/article-schema.ts";

/** Keeps phone numbers and addresses in order beside Arabic or Hebrew text, as the public page does. */
export function isolateNumbers(): Plugin<DecorationSet> {
  const plugin: Plugin<DecorationSet> = new Plugin({
    state: {
      init: (_, { doc }) => isolatedIn(doc),
      apply: ({ docChanged, doc }, shown) => (docChanged ? isolatedIn(doc) : shown),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
}

export function isolatedIn(doc: Node): DecorationSet {
  if (!isRightToLeft(doc.textContent)) return DecorationSet.empty;
  const shown: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.spec.code) return false;
    if (node.isText && !articleSchema.marks.code.isInSet(node.marks))
      for (const { text, start, isLeftToRight } of textRuns(node.text ?? "", { isAmongRightToLeft: true }))
        if (isLeftToRight) {
          const from = position + start;
          shown.push(Decoration.inline(from, from + text.length, { nodeName: "bdi", dir: "ltr" }));
        }
    return true;
  });
  return DecorationSet.create(doc, shown);
}
