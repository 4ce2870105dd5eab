import type { MetaDescriptor } from "react-router";
import type { PublicHelpCenter } from "#features/help-center/present.ts";

/** Title, description, canonical address and preview card of one page. */
export function pageMeta({
  center,
  path,
  title,
  description,
  isIndexed = true,
}: {
  center: PublicHelpCenter;
  /** "" for the home page, "/faq" for the FAQ. */
  path: string;
  title: string;
  description: string;
  /** Search results and error pages stay out of search engines. */
  isIndexed?: boolean;
}): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: center.title },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: center.language.replace("-", "_") },
    { name: "twitter:card", content: "summary" },
  ];
  if (!isIndexed) tags.push({ name: "robots", content: "noindex" });
  if (center.canonicalBase && isIndexed) {
    const address = `${center.canonicalBase}${path || "/"}`;
    tags.push({ tagName: "link", rel: "canonical", href: address }, { property: "og:url", content: address });
  }
  if (center.canonicalBase && center.logo) {
    tags.push({ property: "og:image", content: new URL(center.logo.url, center.canonicalBase).href });
  }
  return tags;
}

/** Home › this page, for search engines. */
export function breadcrumbs(
  center: PublicHelpCenter,
  page: { name: string; path: string },
): MetaDescriptor[] {
  if (!center.canonicalBase) return [];
  const item = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: `${center.canonicalBase}${path}`,
  });
  return [
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [item(1, center.title, "/"), item(2, page.name, page.path)],
      },
    },
  ];
}

/** Cuts at a word, for descriptions: search engines show about 155 characters. */
export function shorten(text: string, maxLength = 155): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 0 ? space : cut.length)}…`;
}
