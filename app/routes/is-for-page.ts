/** A checkbox isn't a field to type in. */
const fields =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [popover], dialog, [data-keys]";

/** Whether a key means the page's shortcut: not while the focus is in a field, and not behind a menu or a dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return false;
  if (document.querySelector("dialog[open], [popover]:popover-open")) return false;
  return !(target instanceof Element) || target.closest(fields) === null;
}
