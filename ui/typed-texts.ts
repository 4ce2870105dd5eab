const textTypes = ["text", "email", "url", "tel", "number"];

/**
 * Whether a form of the page has text that differs from what the page was drawn with. React keeps the drawn value of
 * controlled fields up to date, so that they never differ. Forms with `data-keeps-text` store it themselves.
 */
export function hasTypedText({ without }: { without: EventTarget | null }): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[method=post]:not([data-keeps-text])");
  return [...forms].some((form) => form !== without && [...form.elements].some(isTyped));
}

function isTyped(field: Element): boolean {
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && textTypes.includes(field.type));
  return isText && field.value.trim() !== field.defaultValue.trim();
}
