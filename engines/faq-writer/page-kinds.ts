import { anyOf } from "#engines/languages/words.ts";
import type { ReadPage } from "./read-page.ts";
import { isDated } from "./refused-texts.ts";

export const legalPage = new RegExp(anyOf("paths.law"), "i");
/** They name who is responsible: an operator, a board, authorities. */
export const noticePage = new RegExp(anyOf("paths.notice"), "i");
/** Notices that have to say who owns the site aren't among them. */
export const privacyPage = new RegExp(anyOf("paths.privacy"), "i");
/** Words of URLs of articles or other people's work. "/preview" and "/pressure-washing" are something else. */
const story =
  /(?<!\p{L})(?:blog|news|portfolio|gallery|testimonial|(?:posts?|articles?|updates?|press|reviews?)(?!\p{L}))/iu;
/** Blogs are often filed by date: "/2021/03/13/reopening". */
const dated = /\/(?:19|20)\d\d\/\d\d?\//;

function isStoryPath(url: string): boolean {
  const path = pathOf(url);
  return story.test(path) || dated.test(path);
}

const listing = namedBy("listing");
const opinions = new RegExp(
  String.raw`(?:^|/)(?:${anyOf("paths.opinions")})(?=$|/|\.\w+$|\s*[|｜:–—]|\s+-\s)`,
  "iu",
);
const ofOpinions = new RegExp(`^(?:${anyOf("paths.opinions")})$`, "iu");
const event = namedBy("event");

/** Schedules, blogs, news, cases and what customers say, by their paths or headings. */
export function isListing(url: string, mainHeading: string | null): boolean {
  return [pathOf(url), mainHeading ?? ""].some((name) => listing.test(name) || opinions.test(name));
}

/** True for the title of what customers say. */
export function isOfOpinions(title: string): boolean {
  return ofOpinions.test(title.replace(/[\s.:!?…！？]+$/u, ""));
}

function namedBy(words: "listing" | "event"): RegExp {
  return new RegExp(String.raw`(?:^|[/\s_-])(?:${anyOf(`paths.${words}`)})(?=$|[/\s._|｜-])`, "i");
}

/** True for events on certain days. A barn for events or a party can be booked on any day. */
function isOfEvents({ url, outline, lines }: ReadPage): boolean {
  const isNamed = event.test(pathOf(url)) || event.test(outline.mainHeading ?? "");
  return isNamed && lines.some(({ text }) => isDated(text));
}

/** True for news and events, and other people's work. */
export function isStory(page: ReadPage): boolean {
  return isStoryPath(page.url) || isOfEvents(page);
}

/** True for a page that leads to articles. */
export function listsStories(page: ReadPage): boolean {
  return isStory(page) || listing.test(pathOf(page.url));
}

/** False for notices, lists, news and other people's work. */
export function tellsOffer(page: ReadPage): boolean {
  return !legalPage.test(pathOf(page.url)) && !isStory(page) && !page.outline.isListing;
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? "";
}
