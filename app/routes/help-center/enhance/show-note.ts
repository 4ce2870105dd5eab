/** Shows a line over the page, which visitors may ignore. Screen readers announce it. */
export function showNote(...content: (string | HTMLElement)[]): HTMLElement {
  document.querySelector(".hc-update")?.remove();
  const note = document.createElement("p");
  note.className = "hc-update";
  note.role = "status";
  document.body.append(note);
  note.append(...content);
  return note;
}

export function noteButton(text: string | undefined, onClick: () => void): HTMLElement {
  const button = document.createElement("button");
  button.textContent = text ?? "";
  button.addEventListener("click", () => {
    button.parentElement?.remove();
    onClick();
  });
  return button;
}
