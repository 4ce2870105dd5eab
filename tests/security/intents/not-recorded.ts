/** Rows that change a company's rows without an entry in the audit log, each with the reason. Every other row writes one. */
export const notRecorded: { rows: RegExp; reason: string }[] = [
  {
    rows: /^main\/onboarding(?:\/state)? (?!complete$|skip$|settle-contradiction$|undo-contradiction$)/,
    reason: "the wizard prepares a private help center; the entry is written when it ends",
  },
  { rows: /^main\/dashboard\/inbox (?:read|unread)$/, reason: "reading changes nothing for others" },
  {
    rows: /^main\/dashboard\/getting-started\/images$/,
    reason: "an image is in no text until the guide is saved",
  },
  {
    rows: /^main\/dashboard\/team\/security (?:start-app|rename-passkey)$/,
    reason: "an app counts once a code confirms it, and a passkey's name protects nothing",
  },
  {
    rows: /^main\/dashboard\/article\/pictures$/,
    reason: "a picture is in no text until the article is saved",
  },
  {
    rows: /^main\/dashboard\/settings\/import (?!use-website$|replace-links$)/,
    reason: "the import's job writes the entry when it has stored articles, or only the report changes",
  },
  { rows: /^main\/dashboard\/check-dates choose-mail$/, reason: "an email is the person's own" },
  { rows: /^main\/dashboard\/videos facts$/, reason: "the browser measures them during playback" },
  {
    rows: /^main\/dashboard\/account (?:change-language|change-email|delete)$/,
    reason:
      "the language is the person's own; the mailed link changes the address; the company is deleted with its log",
  },
  {
    rows: /^main\/dashboard\/extension create-code$/,
    reason: "a code connects no browser until it is used",
  },
  { rows: /^main\/dashboard\/answers examine$/, reason: "a test of the answers changes none" },
  { rows: /^main\/help\/contact-answers\b/, reason: "a visitor's; the log is about the team" },
  { rows: /^main\/help\/feedback\b/, reason: "a visitor's vote; the log is about the team" },
  {
    rows: /^main\/(?:operator|blog-admin)\b(?!\/companies)/,
    reason: "belongs to the installation, not to a company",
  },
];
