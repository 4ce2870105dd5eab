import { anyOf } from "#engines/languages/words.ts";

export const legalPage = new RegExp(anyOf("paths.law"), "i");
/** Notices that have to say who owns the site aren't among them. */
export const privacyPage = new RegExp(anyOf("paths.privacy"), "i");
/** URL paths of pages about past events or other people's work. */
export const storyPage = /blog|news|post|article|event|update|press|portfolio|gallery|testimonial|review/i;
/** Blogs are often filed by date: "/2021/03/13/reopening". */
const dated = /\/(?:19|20)\d\d\/\d\d?\//;

export function isStoryPath(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? "";
  return storyPage.test(path) || dated.test(path);
}

/** Schedules, blogs and news, by their paths or headings. */
export const listing = new RegExp(String.raw`(?:^|[/\s_-])(?:${anyOf("paths.listing")})(?=$|[/\s._-])`, "i");
