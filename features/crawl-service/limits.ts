/** What the crawl service allows, and its sentences. */

/** Results are deleted after this. */
export const resultsKeptMs = 24 * 60 * 60_000;
/** Of one crawl, batch or extraction; a higher limit that is asked for is lowered to it. */
export const maxJobPages = 500;
export const defaultCrawlPages = 100;
/** Extractions and texts for language models read this many pages of a website whose address ends in "/*". */
export const maxSitePages = 15;
export const maxExtractUrls = 10;
/** Work that waits for its turn, of one key. */
export const maxWaitingJobs = 50;
/** One-page requests that wait for their turn, of one key, in this process. */
export const maxWaitingScrapes = 20;
export const maxMapLinks = 5_000;
export const maxSearchResults = 20;
export const maxBodyBytes = 1_000_000;
/** Of one answer with pages; what is left is behind `next`. */
export const maxAnswerBytes = 10_000_000;
export const defaultPagesPerAnswer = 100;
export const defaultScrapeTimeoutMs = 30_000;
export const maxScrapeTimeoutMs = 120_000;
export const maxWaitForMs = 30_000;
/** A job that takes longer ends with what it has. */
export const maxJobMs = 10 * 60_000;
export const maxBytesPerPage = 2_000_000;

/** The words of programs that use such services already, where they have words for it. */
export const serviceTexts = {
  noToken: "Unauthorized: Token missing",
  wrongToken: "Unauthorized: Invalid token",
  tooManyRequests: "Too many requests. Please wait a few minutes before trying again.",
  noCredits:
    "Insufficient API credits. This key has used up its pages for this month; ask whoever runs this server for more.",
  idempotency: "Idempotency key already used",
  jobNotFound: "Job not found",
  jobExpired: "Job not found or expired",
  alreadyEnded: "This job has ended already and can't be cancelled.",
  timeout: "The website took too long to respond. Please check that it loads in a browser, then try again.",
  unexpected: "Unexpected error",
  noBrowser:
    "A screenshot needs a browser, and none is installed on this server. Install Chromium, or leave the format out.",
  noModel:
    "Without a language model, data is only found where the website marks it up (JSON-LD, microdata) or states it plainly (contact details, name, opening hours, prices, questions).",
} as const;
