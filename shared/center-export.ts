/** Of a file with a whole help center that is imported. */
export const maxImportBytes = 50_000_000;
