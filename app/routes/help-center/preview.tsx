/** An older address of the preview. Checks access and redirects to the current one. */
import { redirect } from "react-router";
import {
  ErrorBoundary as HelpCenterError,
  links as helpCenterLinks,
  meta as helpCenterMeta,
} from "./layout.tsx";
import { type HelpCenterArgs, requirePreviewScope } from "./require-public-scope.server.ts";

export const handle = { noJs: true };

export const links = helpCenterLinks;

export const meta = helpCenterMeta;

export async function loader(args: HelpCenterArgs) {
  const companyId = new URL(args.request.url).searchParams.get("company") ?? "";
  const { basePath } = await requirePreviewScope({ ...args, params: { companyId } });
  throw redirect(basePath);
}

export const ErrorBoundary = HelpCenterError;

export default function Preview() {
  return null;
}
