/** Addresses inside a public help center that lead nowhere, within its own frame. */

import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";

export async function loader(args: HelpCenterArgs) {
  await requirePublicScope(args);
  throw unknownPage();
}

export function meta() {
  return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
}

export const ErrorBoundary = UnknownPage;

export default function Nothing() {
  return null;
}
