import type { MetaDescriptor } from "react-router";

/** For a page that its loader did not find. */
export function unknownPageMeta(): MetaDescriptor[] {
  return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
}
