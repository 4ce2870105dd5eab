/** Which elements of a page are controls. */

/** Chromium's own roles, and what they are for a reader. */
export const sameRoles: Record<string, string> = {
  disclosuretriangle: "button",
  popupbutton: "combobox",
  date: "textbox",
  datetime: "textbox",
  inputtime: "textbox",
};
export const controlRoles: ReadonlySet<string> = new Set(
  "button link textbox searchbox combobox listbox option checkbox radio switch tab menuitem menuitemcheckbox menuitemradio slider spinbutton treeitem".split(
    " ",
  ),
);
/** Some lists have options that are only texts. What is pressed in them is the option. */
export const isListAround = (role: string, isPressed: boolean): boolean => role === "listbox" && !isPressed;
export const dialogRoles: ReadonlySet<string> = new Set(["dialog", "alertdialog"]);
/** Elements between the pressed element and its control. */
export const maxParents = 12;
