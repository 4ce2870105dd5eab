import type { MetaDescriptor } from "react-router";
import { pagePictureSize } from "#shared/page-picture-size.ts";
import socialPicture from "./social-picture.png?url";

interface PagePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Title, description, canonical URL and preview card of one page of the public site. */
export function pageMeta({
  appName,
  origin,
  path,
  title,
  description,
  type = "website",
  picture = siteWidePicture(origin),
}: {
  appName: string;
  /** The installation's origin, never the request's, whose host can't be trusted. */
  origin: string;
  path: string;
  title: string;
  description: string;
  type?: "website" | "article";
  /** Defaults to the picture of the whole site. */
  picture?: PagePicture;
}): MetaDescriptor[] {
  const address = origin + path;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: type },
    { property: "og:site_name", content: appName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:locale", content: "en" },
    { property: "og:image", content: picture.url },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture.url },
    { name: "twitter:image:alt", content: picture.alt },
  ];
}

function siteWidePicture(origin: string): PagePicture {
  return {
    url: origin + socialPicture,
    ...pagePictureSize,
    alt: "A sentence on a website and the help center answer that cites it.",
  };
}
