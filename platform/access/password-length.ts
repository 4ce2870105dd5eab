/** The hash takes any length; a longer one would only be a way to keep the server busy. */
export const maxPasswordLength = 128;
