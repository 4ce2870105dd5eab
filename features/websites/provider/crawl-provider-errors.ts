/** Messages that the specification gives for a crawl provider's failures. They never contain the API key. */
import { crawlErrorText } from "#engines/crawler/crawl-error.ts";
import { CrawlError } from "#engines/crawler/types.ts";

export const providerTexts = {
  notConfigured: "Failed to initialize crawling service. Please check your API configuration.",
  invalidStructure: "Invalid response structure from crawling service. Please try again or contact support.",
  noData: "Crawl job completed but no data was returned",
  noCredits:
    "Insufficient API credits. Ask the server's operator to add credits to its crawling service, then try again.",
  unexpected: "Unexpected error occurred",
  noAnswer: "The crawling service didn't respond. Try again in a few minutes.",
  refused: "The crawling service couldn't read the website. It said:",
} as const;

const maxMessageChars = 300;
/** For these statuses, the provider's response has a useful message. */
const speaking = new Set([400, 409, 500]);

/** `cause` is the client's error. It has the status in a field or, for some calls, only in its message. */
export function providerError(cause: unknown, apiKey = ""): CrawlError {
  const { message, status } = readCause(cause);
  const said = plainMessage(message, apiKey);
  const detail = `crawl provider: ${status ?? "no status"}: ${said}`;
  const make = (code: CrawlError["code"], text: string) => new CrawlError(code, text, { detail });
  if (status === null) return make("server-error", providerTexts.noAnswer);
  if (status === 401) return make("server-error", providerTexts.notConfigured);
  if (status === 402) return make("server-error", providerTexts.noCredits);
  if (status === 403) return make("forbidden", crawlErrorText("forbidden"));
  if (status === 404) return make("not-found", crawlErrorText("not-found"));
  if (status === 408 || status === 504) return make("timeout", crawlErrorText("timeout"));
  if (status === 429) return make("rate-limited", crawlErrorText("rate-limited"));
  return make(
    "server-error",
    speaking.has(status) ? `${providerTexts.refused} ${said}` : providerTexts.unexpected,
  );
}

/** Whether a retry or another strategy would fail the same way. */
export function isFinal({ message, code }: CrawlError): boolean {
  const refused: string[] = [providerTexts.notConfigured, providerTexts.noCredits];
  return refused.includes(message) || code === "rate-limited" || code === "not-found";
}

function readCause(cause: unknown): { message: string; status: number | null } {
  const message = cause instanceof Error ? cause.message : messageOf(cause);
  const field =
    typeof cause === "object" && cause !== null
      ? "statusCode" in cause
        ? cause.statusCode
        : "status" in cause
          ? cause.status
          : null
      : null;
  const told = /status code:? (\d{3})/i.exec(message)?.[1];
  if (told) return { message, status: Number(told) };
  const isOwn =
    typeof field === "number" &&
    field >= 400 &&
    !/ECONN|ENOTFOUND|EAI_AGAIN|timeout of|socket|network/i.test(message);
  return { message, status: isOwn ? field : null };
}

function messageOf(cause: unknown): string {
  return typeof cause === "object" && cause !== null && "message" in cause ? String(cause.message) : "";
}

function plainMessage(message: string, apiKey: string): string {
  const masked = apiKey === "" ? message : message.replaceAll(apiKey, "…");
  return masked
    .replace(/^.*?Error: /s, "")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, maxMessageChars);
}
