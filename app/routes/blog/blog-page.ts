import type { MetaDescriptor } from "react-router";

/** Change events for this owner invalidate the blog's pages in the cache. */
export const blogOwner = "blog";
/** A view doesn't invalidate the cache, so view counts can be this old. */
export const countsTtlMs = 60_000;

export function feedLinks(appName: string): MetaDescriptor[] {
  return [
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: `${appName} Blog`,
      href: "/blog/rss.xml",
    },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: `${appName} Blog (Atom)`,
      href: "/blog/atom.xml",
    },
  ];
}

export const blogTagline = "Notes on AI-powered customer support, written by the people who answer the mail.";
