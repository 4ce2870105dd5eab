/** Unknown addresses inside a public help center, shown in its own frame. */

import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  await requirePublicScope(args);
  throw unknownPage();
}

export const meta = unknownPageMeta;

export const ErrorBoundary = UnknownPage;

export default function Nothing() {
  return null;
}
