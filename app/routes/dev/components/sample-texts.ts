/** Longer than designs assume; the second one has no line break opportunity. */
export const longText =
  "A name that a person typed without thinking of the page, and that fills two lines on a phone";
export const longWord = "Donaudampfschifffahrtsgesellschaft";
