import type { MetaDescriptor } from "react-router";
import socialPicture from "./social-picture.png?url";

/** Title, description, canonical address and preview card of one page of the public site. */
export function pageMeta({
  appName,
  origin,
  path,
  title,
  description,
}: {
  appName: string;
  /** Of the installation, never of the request. */
  origin: string;
  /** "/", "/blog" */
  path: string;
  title: string;
  description: string;
}): MetaDescriptor[] {
  const address = origin + path;
  const picture = origin + socialPicture;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: appName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:locale", content: "en" },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    {
      property: "og:image:alt",
      content: "A sentence on a website, and the answer in a help center that rests on it.",
    },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
  ];
}
