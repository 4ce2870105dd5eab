/** The page that makes or connects the account of a person whom the sign-in service has proved. */
export const connectPath = "/auth/connect";
