/** Values that the database, forms and screens share. */

export const plans = ["basic", "ai"] as const;
export type Plan = (typeof plans)[number];

/** The languages of the team's pages and mails. */
export const teamLanguages = ["en", "de"] as const;
export type TeamLanguage = (typeof teamLanguages)[number];

export const publicationStatuses = ["draft", "published"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** What made a version of an article or an answer. */
export const versionKinds = ["saved", "published", "restored", "imported", "sent", "website"] as const;
export type VersionKind = (typeof versionKinds)[number];

/** A writer sends an article to review, and an editor publishes it or sends it back. */
export const articleReviewStates = ["requested", "approved", "returned"] as const;
export type ArticleReviewState = (typeof articleReviewStates)[number];

export const domainTypes = ["subdomain", "custom"] as const;
export type DomainType = (typeof domainTypes)[number];

export const domainStatuses = ["pending", "verified", "failed"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** Who may read a help center that isn't public. */
export const privateAccessKinds = ["password", "members"] as const;
export type PrivateAccessKind = (typeof privateAccessKinds)[number];

/** Icons that an owner can give a category. */
export const collectionIcons = [
  "book",
  "box",
  "calendar",
  "car",
  "card",
  "chat",
  "clock",
  "file",
  "gift",
  "globe",
  "graduation",
  "heart",
  "home",
  "key",
  "leaf",
  "list",
  "mail",
  "pin",
  "phone",
  "return",
  "shield",
  "smartphone",
  "star",
  "tag",
  "truck",
  "user",
  "users",
  "utensils",
  "wallet",
  "wrench",
] as const;
export type CollectionIconName = (typeof collectionIcons)[number];

/** How a question was created. */
export const faqOrigins = ["manual", "explicit", "fact", "section", "model"] as const;
export type FaqOrigin = (typeof faqOrigins)[number];

/** Who wrote a translation: a person, the company's website or a model. */
/** The state of a generated question in the owner's review. */
export const reviewStates = ["ready", "uncertain", "more"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The kinds of businesses that the bank of customer questions distinguishes. */
export const tradeIds = [
  "restaurant",
  "repair",
  "clinic",
  "salon",
  "club",
  "school",
  "shop",
  "hotel",
  "law",
  "software",
  "agency",
  "nonprofit",
  "event",
] as const;
export type TradeId = (typeof tradeIds)[number];

export const translationOrigins = ["hand", "site", "model"] as const;
export type TranslationOrigin = (typeof translationOrigins)[number];

/** Whether a step's text was read on the screen or guessed. */
/** How a step of a guide is known: from the screen, or only from what changed. */
export const stepBases = ["seen", "inferred"] as const;
export type StepBasis = (typeof stepBases)[number];

/** What a recorded click did with a control. */
export const clickVerbs = ["click", "type", "select", "check", "press", "navigate", "drag"] as const;
export type ClickVerb = (typeof clickVerbs)[number];

/** States of work that a job does. */
export const workStatuses = ["queued", "running", "completed", "failed"] as const;
export type WorkStatus = (typeof workStatuses)[number];

export const crawlStatuses = ["queued", "running", "completed", "failed", "cancelled"] as const;
export type CrawlStatus = (typeof crawlStatuses)[number];

/** Tools that help centers move from. */
/** Sources that a job reads. A "website" is any help center, read page by page. */
export const apiSources = ["zendesk", "intercom", "help-scout", "freshdesk", "website"] as const;
export const fileSources = ["markdown", "csv", "wordpress", "notion", "confluence"] as const;
export const importSources = [...apiSources, ...fileSources] as const;
export type ApiSource = (typeof apiSources)[number];
export type FileSource = (typeof fileSources)[number];
export type ImportSource = (typeof importSources)[number];

/** An import first reads the source, and stores articles after the owner agreed to the plan. */
export const importPhases = ["plan", "import"] as const;
export type ImportPhase = (typeof importPhases)[number];

export const importOutcomes = ["added", "updated", "unchanged", "conflict", "removed", "skipped"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const recordingStatuses = ["queued", "running", "done", "failed"] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** Work in these states isn't finished. They are part of each list above. */
export const activeStatuses = ["queued", "running"] as const;

export const checkFrequencies = ["daily", "weekly", "monthly", "off"] as const;
export type CheckFrequency = (typeof checkFrequencies)[number];

export const videoExtensions = ["mp4", "mov", "avi", "webm"] as const;
export type VideoExtension = (typeof videoExtensions)[number];

/** After how many months a text is due for a check. 0 is never. */
export const checkMonths = [0, 3, 6, 12] as const;
export type CheckMonths = (typeof checkMonths)[number];

/** What a member can get mails about once a week. */
export const mailTopics = ["website", "checks"] as const;
export type MailTopic = (typeof mailTopics)[number];
