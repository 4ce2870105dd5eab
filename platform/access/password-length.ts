/** The hash accepts passwords of any length. This limit prevents CPU exhaustion. */
export const maxPasswordLength = 128;
