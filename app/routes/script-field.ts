/** Set by our script to get a JSON answer instead of a redirect. */
export const scriptField = "via";
