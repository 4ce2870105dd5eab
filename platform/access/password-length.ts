/** The hash accepts any length; the limit prevents CPU exhaustion. */
export const maxPasswordLength = 128;
