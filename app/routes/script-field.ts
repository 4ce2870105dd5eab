/** Set by our script: it gets an answer instead of being sent to another page. */
export const scriptField = "via";
