/**
 * Counts every public page that the server sends, rendered or cached, as a view or search of a help center or a view of
 * a blog post.
 */
import type { IncomingMessage } from "node:http";
import type { PageNotes } from "#app/context.ts";
import type { Services } from "#platform/services.ts";
import { questionOf, searchClickOf } from "./opened-question.ts";
import { clientAddressOf, type TrustedProxies } from "./proxies.ts";

/** Identifies the blog in the page cache and in change events, where help centers have a company id. */
const blogOwner = "blog";

export interface VisitDeps {
  visits: Services["visits"];
  postViews: Services["postViews"];
  isTrusted: TrustedProxies;
}

/** `owner` is the id of the page's company, or `blogOwner`. */
export function countVisit(
  { visits, postViews, isTrusted }: VisitDeps,
  request: IncomingMessage,
  { owner, search }: { owner: string; search?: PageNotes["search"] },
): void {
  const { method, headers, url = "" } = request;
  if (method !== "GET") return;
  if (owner !== blogOwner) {
    const question = questionOf(url);
    if (search) visits.countSearch(owner, headers, search);
    else visits.countView(owner, headers, { question });
    const click = question === null ? null : searchClickOf(url, headers);
    if (click) visits.countClick(owner, headers, { ...click, address: clientAddressOf(request, isTrusted) });
    return;
  }
  const [, slug] = /^\/blog\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  if (slug) postViews.countPost(slug, { headers, address: clientAddressOf(request, isTrusted) });
}
