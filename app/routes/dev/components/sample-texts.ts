/** Longer than anything a designer draws, and without a place to break. */
export const longText =
  "A name that a person typed without thinking of the page, and that fills two lines on a phone";
export const longWord = "Donaudampfschifffahrtsgesellschaft";
