/** Longer than designs assume. The second one has no place for a line break. */
export const longText =
  "A name that someone typed without thinking about the page, and that fills two lines on a phone";
export const longWord = "Donaudampfschifffahrtsgesellschaft";
