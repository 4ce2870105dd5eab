import { defaultHandlers, type Handle } from "mdast-util-to-markdown";

/** Handler of `toMarkdown` for breaks. */
export const writeBreak: Handle = (node, parent, state, info) =>
  state.stack.includes("tableCell") ? "<br>" : defaultHandlers.break(node, parent, state, info);
