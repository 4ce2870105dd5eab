/** Unknown addresses inside a public help center get a 404 page in its own frame. */

import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { center } = await requirePublicScope(args);
  throw unknownPage(center);
}

export const meta = unknownPageMeta;

export const ErrorBoundary = UnknownPage;

export default function Nothing() {
  return null;
}
