/** What the blog's pages have in common. */
import type { MetaDescriptor } from "react-router";

/** The name under which changes of the blog are told. */
export const blogOwner = "blog";
/** Counting a view is no news, so a kept page shows numbers that are at most this old. */
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
