/** The page that creates or connects the account of a person whose identity the sign-in service has confirmed. */
export const connectPath = "/auth/connect";
