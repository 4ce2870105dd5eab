import type { MetaDescriptor } from "react-router";
import { noIndex } from "../private-meta.ts";

/** For a page that its loader didn't find. */
export function unknownPageMeta(): MetaDescriptor[] {
  return [{ title: "Page not found" }, noIndex];
}
