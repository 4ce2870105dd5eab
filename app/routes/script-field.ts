export const scriptField = "via";
