/** Makes a served page into one that stands on its own: relative links, no server behind it. Pure. */
import { type CheerioAPI, load } from "cheerio";
import { addressOf, pathOf, relativeTo } from "./static-paths.ts";

export interface RewrittenPage {
  html: string;
  /** Addresses that it leads to or shows. */
  found: string[];
}

interface PageOptions {
  /** Where the page was, and where it will be. */
  address: string;
  path: string;
  /** Put at the end of the search page. */
  searchScripts: string[];
}

/** They name the old address, load nothing that a copy has, or ask a server. */
const dropped = [
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'link[rel="preload"]',
  'link[rel="modulepreload"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'meta[name="theme-events"]',
  'meta[name="content-version"]',
  'script[type="application/ld+json"]',
  "form[data-helpful]",
  "[data-copy]",
];
const references: [selector: string, attribute: string][] = [
  ["a[href]", "href"],
  ["link[href]", "href"],
  ["img[src]", "src"],
  ["script[src]", "src"],
  ["video[src]", "src"],
  ["video[poster]", "poster"],
  ["source[src]", "src"],
  ["track[src]", "src"],
  ["form[action]", "action"],
];

export function rewritePage(html: string, { address, path, searchScripts }: PageOptions): RewrittenPage {
  const $ = load(html);
  for (const selector of dropped) $(selector).remove();
  replaceForms($);
  // Browsers take modules from no disk; the script is whole in itself.
  $('script[type="module"]').removeAttr("type").attr("defer", "");
  $("img[srcset], source[srcset]").removeAttr("srcset").removeAttr("sizes");
  $("form[data-search]").removeAttr("data-search");
  $("[crossorigin]").removeAttr("crossorigin");
  const found = new Set<string>();
  for (const [selector, attribute] of references) {
    for (const element of $(selector).toArray()) {
      const value = $(element).attr(attribute) ?? "";
      const written = rewriteReference(value, { address, path, found });
      if (written !== null) $(element).attr(attribute, written);
      else if (selector === "a[href]" && value.startsWith("/")) $(element).removeAttr("href");
    }
  }
  if (address === "/search")
    for (const script of searchScripts)
      $("body").append(`<script src="${relativeTo(script, path)}" defer></script>`);
  return { html: $.html(), found: [...found] };
}

/** Null for what stays as it is. */
function rewriteReference(
  value: string,
  { address, path, found }: { address: string; path: string; found: Set<string> },
): string | null {
  if (value.startsWith("#")) return null;
  const target = addressOf(value, address);
  const file = target && pathOf(target.address);
  if (!target || !file) return null;
  found.add(target.address);
  return relativeTo(file, path) + target.hash;
}

/** Nobody takes what they would send. Where the page names an address to write to, that is the way. */
function replaceForms($: CheerioAPI): void {
  const mail = $('a[href^="mailto:"]').first().attr("href");
  for (const form of $('form[method="post" i]').toArray()) {
    const note = $('<p class="hc-lead" lang="en"></p>');
    if (mail)
      note.append(
        "Please write to ",
        $("<a></a>").attr({ href: mail, class: "hc-link" }).text(mail.slice(7)),
        ".",
      );
    else note.text("Messages can't be sent from this copy.");
    $(form).replaceWith(note);
  }
}
