/** How long results are kept. */
export const resultsKeptMs = 24 * 60 * 60_000;
/** For a crawl, batch or extraction. A higher requested limit is reduced to this. */
export const maxJobPages = 500;
export const defaultCrawlPages = 100;
/** If a URL ends in "/*", extractions and llms.txt jobs read at most this many pages of its website. */
export const maxSitePages = 15;
export const maxExtractUrls = 10;
export const maxWaitingJobs = 50;
/** For each key and process. Single-page requests wait in a queue. */
export const maxWaitingScrapes = 20;
export const maxMapLinks = 5_000;
export const maxSearchResults = 20;
export const maxBodyBytes = 1_000_000;
/** For one response. `next` has the URL of the remaining pages. */
export const maxAnswerBytes = 10_000_000;
export const defaultPagesPerAnswer = 100;
export const defaultScrapeTimeoutMs = 30_000;
export const maxScrapeTimeoutMs = 120_000;
export const maxWaitForMs = 30_000;
/** A job that takes longer ends with the results so far. */
export const maxJobMs = 10 * 60_000;
export const maxBytesPerPage = 2_000_000;

/** Clients may recognize the wording of existing services, so these texts reuse it. */
export const serviceTexts = {
  noToken: "Unauthorized: Token missing",
  wrongToken: "Unauthorized: Invalid token",
  tooManyRequests: "Too many requests. Please wait a few minutes before trying again.",
  noCredits:
    "Insufficient API credits. This key has used up its pages for this month; ask the server's operator for more.",
  idempotency: "Idempotency key already used",
  jobNotFound: "Job not found",
  jobExpired: "Job not found or expired",
  alreadyEnded: "This job has already ended and can't be canceled.",
  timeout: "The website took too long to respond. Please check that it loads in a browser, then try again.",
  unexpected: "Unexpected error",
  noBrowser:
    "A screenshot needs a browser, and none is installed on this server. Install Chromium, or omit the screenshot format.",
  noModel:
    "Without a language model, data is only found where the website marks it up (JSON-LD, microdata) or states it plainly (contact details, name, opening hours, prices, questions).",
} as const;
