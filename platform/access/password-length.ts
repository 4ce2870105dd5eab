/** The hash accepts passwords of any length, so this limit prevents CPU exhaustion. */
export const maxPasswordLength = 128;
