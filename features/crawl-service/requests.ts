/** Unknown fields are ignored, because clients also send fields that we don't need. */
import { z } from "zod";
import { normalizeUrl } from "#shared/url.ts";
import { areFewSelectors, isSafeSelector } from "./content-selector.ts";
import {
  defaultCrawlPages,
  defaultScrapeTimeoutMs,
  maxExtractUrls,
  maxJobPages,
  maxMapLinks,
  maxScrapeTimeoutMs,
  maxSearchResults,
  maxWaitForMs,
} from "./limits.ts";
import { isPattern } from "./path-rules.ts";

const formats = [
  "markdown",
  "html",
  "rawHtml",
  "links",
  "screenshot",
  "screenshot@fullPage",
  "extract",
  "json",
] as const;

/** Headers that express preferences. Credentials, host and framing headers aren't allowed. */
const allowedHeaders = ["accept-language", "user-agent", "referer", "cache-control", "pragma", "dnt"];

const address = z
  .string()
  .max(2048)
  .transform((text, context) => {
    const typed = text.trim();
    const url = normalizeUrl(
      /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d+(\/|$)/.test(typed) ? typed : `https://${typed}`,
    );
    if (url !== null) return url;
    context.addIssue({ code: "custom", message: "Please enter a valid website URL" });
    return z.NEVER;
  });

const selectors = z
  .array(z.string().max(200).refine(isSafeSelector, "Only tags, classes, ids and attributes can be selected"))
  .max(50)
  .refine(areFewSelectors, "Too many selectors for one request")
  .default([]);
const patterns = z
  .array(
    z
      .string()
      .max(200)
      .refine(
        isPattern,
        "This regular expression isn't supported. It must be valid and can't use lookarounds or backreferences",
      ),
  )
  .max(50)
  .default([]);
const jsonSchema = z.record(z.string(), z.unknown());
const wanted = z.object({
  prompt: z.string().max(10_000).optional(),
  systemPrompt: z.string().max(10_000).optional(),
  schema: jsonSchema.optional(),
});
const headers = z
  .record(
    z.string().toLowerCase(),
    z
      .string()
      .max(1_000)
      .regex(/^[\x20-\x7E]*$/, "A header value can only contain printable ASCII characters"),
  )
  .superRefine((given, context) => {
    for (const name of Object.keys(given)) {
      if (allowedHeaders.includes(name)) continue;
      const message = `The header ${name.slice(0, 50)} can't be set. Allowed: ${allowedHeaders.join(", ")}`;
      context.addIssue({ code: "custom", message });
    }
  })
  .default({});

const scrapeFields = {
  formats: z.array(z.enum(formats)).max(formats.length).default(["markdown"]),
  onlyMainContent: z.boolean().default(true),
  includeTags: selectors,
  excludeTags: selectors,
  waitFor: z.number().int().min(0).max(maxWaitForMs).default(0),
  timeout: z.number().int().min(1_000).max(maxScrapeTimeoutMs).default(defaultScrapeTimeoutMs),
  headers,
  location: z
    .object({
      languages: z
        .array(z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i))
        .max(10)
        .optional(),
    })
    .optional(),
  jsonOptions: wanted.optional(),
  extract: wanted.optional(),
  actions: z.array(z.unknown()).max(0, "This server doesn't support actions").optional(),
};
export const scrapeOptionsSchema = z.object(scrapeFields);
export type ScrapeOptions = z.infer<typeof scrapeOptionsSchema>;

/** With webhooks, clients could make this server send requests to any address (SSRF). They must poll instead. */
const noWebhook = z
  .null("This server doesn't send webhooks. Poll the status or open the WebSocket")
  .optional();

export const scrapeRequest = z.object({ url: address, ...scrapeFields });

export const crawlRequest = z.object({
  url: address,
  includePaths: patterns,
  excludePaths: patterns,
  regexOnFullURL: z.boolean().default(false),
  maxDepth: z.number().int().min(0).max(100).default(10),
  maxDiscoveryDepth: z.number().int().min(0).max(100).optional(),
  limit: z
    .number()
    .int()
    .min(1)
    .default(defaultCrawlPages)
    .transform((limit) => Math.min(limit, maxJobPages)),
  allowBackwardLinks: z.boolean().default(false),
  allowExternalLinks: z.literal(false, "Only pages on the same website can be read").optional(),
  ignoreSitemap: z.boolean().default(false),
  ignoreQueryParameters: z.boolean().default(false),
  deduplicateSimilarURLs: z.boolean().default(true),
  scrapeOptions: scrapeOptionsSchema.prefault({}),
  webhook: noWebhook,
});
export type CrawlRequest = z.infer<typeof crawlRequest>;

const addresses = z.array(z.string().max(2048)).min(1).max(maxJobPages);
export const batchRequest = z.object({
  urls: addresses,
  ignoreInvalidURLs: z.boolean().optional(),
  webhook: noWebhook,
  ...scrapeFields,
});
export interface BatchJob {
  urls: string[];
  options: ScrapeOptions;
}

/** Normalizes the valid URLs. Invalid ones are returned as given. */
export function sortAddresses(given: string[]): { valid: string[]; invalid: string[] } {
  const read = given.map((text) => ({ text, url: address.safeParse(text) }));
  return {
    valid: [...new Set(read.flatMap(({ url }) => url.data ?? []))],
    invalid: read.flatMap(({ text, url }) => (url.success ? [] : [text])),
  };
}

export const mapRequest = z.object({
  url: address,
  search: z.string().max(200).optional(),
  ignoreSitemap: z.boolean().default(false),
  sitemapOnly: z.boolean().default(false),
  includeSubdomains: z.boolean().default(false),
  limit: z
    .number()
    .int()
    .min(1)
    .default(maxMapLinks)
    .transform((limit) => Math.min(limit, maxMapLinks)),
  timeout: z.number().int().min(1_000).max(maxScrapeTimeoutMs).default(defaultScrapeTimeoutMs),
});
export type MapRequest = z.infer<typeof mapRequest>;

/**
 * The specification says 5 results by default. Language, country and location are ignored, because they only make sense for web searches.
 */
export const searchRequest = z.object({
  query: z.string().trim().min(1).max(500),
  limit: z.number().int().min(1).max(maxSearchResults).default(5),
  scrapeOptions: z.object({ formats: z.array(z.enum(formats)).max(formats.length).default([]) }).prefault({}),
});
export type SearchRequest = z.infer<typeof searchRequest>;

export const extractRequest = z.object({
  urls: z.array(z.string().max(2048)).min(1).max(maxExtractUrls),
  prompt: z.string().max(10_000).optional(),
  systemPrompt: z.string().max(10_000).optional(),
  schema: jsonSchema.optional(),
  showSources: z.boolean().default(false),
  enableWebSearch: z
    .literal(false, "This server doesn't search the web. It only reads the URLs in the request")
    .optional(),
  ignoreInvalidURLs: z.boolean().optional(),
  scrapeOptions: scrapeOptionsSchema.prefault({}),
});
export interface ExtractJob {
  /** Websites that were given as a URL ending in "/*". */
  sites: string[];
  urls: string[];
  wanted: Wanted;
  showSources: boolean;
  options: ScrapeOptions;
}
export type Wanted = z.infer<typeof wanted>;

export const llmsTextRequest = z.object({
  url: address,
  maxUrls: z
    .number()
    .int()
    .min(1)
    .default(10)
    .transform((limit) => Math.min(limit, 100)),
  showFullText: z.boolean().default(false),
});
export type LlmsTextJob = z.infer<typeof llmsTextRequest>;

export const pagingQuery = z.object({
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
});
