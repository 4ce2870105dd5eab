/** Websites that fail to be read, each in a different way, with the message that the user sees. */
import type { SitePage } from "./static-site.ts";

export interface FailingSite {
  name: string;
  page: SitePage;
  code: string;
  message: RegExp;
  /** First line of the message in the wizard, if that line names only the cause. Defaults to `message`. */
  shown?: RegExp;
}

const script =
  '<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script><noscript>You need to enable JavaScript to run this app.</noscript></body></html>';

export const failingSites: FailingSite[] = [
  {
    name: "403",
    page: { status: 403, body: "<h1>Forbidden</h1>" },
    code: "forbidden",
    message: /^The website is blocking automated access/,
  },
  {
    name: "404",
    page: { status: 404, body: "<h1>Not found</h1>" },
    code: "not-found",
    message: /^The website or page was not found\. Please check the URL and try again\.$/,
  },
  {
    name: "429",
    page: { status: 429, body: "<h1>Slow down</h1>" },
    code: "rate-limited",
    message: /^Too many requests\. Please wait a few minutes before trying again\.$/,
  },
  {
    name: "408",
    page: { status: 408, body: "" },
    code: "timeout",
    message: /^The website took too long to respond/,
  },
  {
    name: "500",
    page: { status: 500, body: "<h1>Error</h1>" },
    code: "server-error",
    message: /^We couldn't open [^ ]+: it answered with an error \(HTTP 500\)\.$/,
  },
  {
    name: "nothing at all",
    page: { body: "" },
    code: "no-content",
    message: /^No meaningful content was found.*\nCharacters of text found:\n- http.*: 0$/s,
    shown: /^No meaningful content was found/,
  },
  {
    name: "JavaScript only",
    page: { body: script },
    code: "no-content",
    message: /^The website needs JavaScript.*\nCharacters of text found:\n- http.*: \d+$/s,
    shown: /^The website needs JavaScript/,
  },
];
