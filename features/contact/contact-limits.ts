/**
 * Leaves room for a visitor with a problem, but stops a flood. Over the company's limit, messages are still stored but
 * no longer mailed, so that a flood from many networks doesn't block the form for others.
 */
export const contactLimits = {
  perVisitor: 5,
  mailsPerCompany: 60,
  perCompany: 600,
  windowMs: 3_600_000,
  /**
   * Mails to addresses that may be a stranger's, whom the company's messages would only annoy. Counts for the company, and
   * for the address over all companies.
   */
  unconfirmedPerDay: 10,
} as const;
