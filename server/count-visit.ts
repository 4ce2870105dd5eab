/**
 * Counts each public page that is served, rendered or cached: a view or search of a help center, or a view of a blog
 * post.
 */
import type { IncomingMessage } from "node:http";
import type { PageNotes } from "#app/context.ts";
import type { Services } from "#platform/services.ts";
import { clientAddressOf, type TrustedProxies } from "./proxies.ts";

/** The owner of blog pages in the page cache and in change events. */
const blogOwner = "blog";

export interface VisitDeps {
  visits: Services["visits"];
  postViews: Services["postViews"];
  isTrusted: TrustedProxies;
}

/** `owner`: the company whose page it is, or the blog. */
export function countVisit(
  { visits, postViews, isTrusted }: VisitDeps,
  request: IncomingMessage,
  { owner, search }: { owner: string; search?: PageNotes["search"] },
): void {
  const { method, headers, url = "" } = request;
  if (method !== "GET") return;
  if (owner !== blogOwner) {
    if (search) visits.countSearch(owner, headers, search);
    else visits.countView(owner, headers);
    return;
  }
  const [, slug] = /^\/blog\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  if (slug) postViews.countPost(slug, { headers, address: clientAddressOf(request, isTrusted) });
}
