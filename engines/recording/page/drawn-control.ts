/**
 * The only control that a component draws in its shadow root. Null if it draws several, or is a control itself. Pages
 * get the source, so the function must not refer to anything outside of it.
 */
export function drawnControl(component: Element): Element | null {
  const controls = "a[href], button, input:not([type=hidden]), select, textarea";
  const roles =
    /^(?:button|link|textbox|searchbox|combobox|listbox|option|checkbox|radio|switch|tab|menuitem\w*|slider|spinbutton|treeitem)$/;
  if (!component.shadowRoot || roles.test(component.getAttribute("role") ?? "")) return null;
  const drawn = component.shadowRoot.querySelectorAll(controls);
  return drawn.length === 1 ? (drawn[0] ?? null) : null;
}
