import { hasTypedIn, isTextField } from "./primitives/typed-in-dialog.ts";

/**
 * Whether a form or an open dialog has text that differs from what it was drawn with. React keeps the drawn value of
 * controlled fields up to date, so that they never differ in a form. Forms with `data-keeps-text` store it themselves.
 */
export function hasTypedText({ without }: { without: EventTarget | null }): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[method=post]:not([data-keeps-text])");
  if ([...forms].some((form) => form !== without && [...form.elements].some(isTyped))) return true;
  const dialogs = document.querySelectorAll<HTMLDialogElement>("dialog:modal");
  const isSent = (dialog: HTMLDialogElement) => without instanceof Node && dialog.contains(without);
  return [...dialogs].some((dialog) => !isSent(dialog) && hasTypedIn(dialog));
}

function isTyped(field: Element): boolean {
  return isTextField(field) && field.value.trim() !== field.defaultValue.trim();
}
