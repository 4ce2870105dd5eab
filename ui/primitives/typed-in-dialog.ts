/** What was typed into an open dialog, whose fields may be controlled. */

const textTypes = ["text", "email", "url", "tel", "number"];

/** The first value of each field, from before it had the focus. */
const firstValues = new WeakMap<Element, string>();

/** Call it whenever the focus enters the dialog or moves in it. */
export function rememberFirstValues(dialog: HTMLElement): void {
  for (const field of fieldsIn(dialog)) {
    if (!firstValues.has(field)) firstValues.set(field, field.value);
  }
}

/** What was typed and deleted again doesn't count. */
export function hasTypedIn(dialog: HTMLElement): boolean {
  return fieldsIn(dialog).some((field) => {
    const first = firstValues.get(field);
    return first !== undefined && first.trim() !== field.value.trim();
  });
}

/** A hidden field may have what was typed, such as the list of addresses that a visible one adds to. */
function fieldsIn(dialog: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const all = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...all].filter((field) => field.type === "hidden" || isTextField(field));
}

export function isTextField(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && textTypes.includes(field.type))
  );
}
