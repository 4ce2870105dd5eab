/** After a post the page loads at its top: focus the invalid field or the success message. */
export function focusAnswerToForm(): void {
  const field = document.querySelector<HTMLElement>("[aria-invalid]");
  const note = document.querySelector<HTMLElement>(".hc-note");
  if (note) note.tabIndex = -1;
  (field ?? note)?.focus();
}
