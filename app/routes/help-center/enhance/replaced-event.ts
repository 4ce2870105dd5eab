/** After a refresh has replaced parts of the page. Scripts of single pages arrange their elements again. */
export const replacedEvent = "step-replaced";
