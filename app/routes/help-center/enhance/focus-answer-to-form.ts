/** After a form is posted, the page loads at its top. This focuses the invalid field or the success message. */
export function focusAnswerToForm(): void {
  const field = document.querySelector<HTMLElement>("[aria-invalid]");
  const note = document.querySelector<HTMLElement>(".hc-note");
  if (note) note.tabIndex = -1;
  (field ?? note)?.focus();
}
