/** After a post the page starts again at its top: go to what was wrong, or to the good news. */
export function focusAnswerToForm(): void {
  const field = document.querySelector<HTMLElement>("[aria-invalid]");
  const note = document.querySelector<HTMLElement>(".hc-note");
  if (note) note.tabIndex = -1;
  (field ?? note)?.focus();
}
