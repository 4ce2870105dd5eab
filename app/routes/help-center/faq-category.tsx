/** Former addresses of categories. */
import { redirect } from "react-router";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { scope, center } = await requirePublicScope(args);
  const { category = "", page = "1" } = args.params;
  if (!center.shows.faqs || !/^[1-9]\d{0,4}$/.test(page)) throw unknownPage(center);
  const path = `/c/${encodeURIComponent(category)}${page === "1" ? "" : `/${page}`}`;
  return redirect(scope.basePath + path, 301);
}

export const meta = unknownPageMeta;

export const ErrorBoundary = UnknownPage;

export default function FormerCategory() {
  return null;
}
