/** Accepts only POST, so that a link can't sign anyone out. */
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findVisitor, homeOf } from "../guards.server.ts";
import type { Route } from "./+types/sign-out";
import { signOutHere } from "./enter.server.ts";
import { withServerErrorFallback } from "./with-server-error-fallback.server.ts";

export function loader() {
  return redirect("/auth");
}

export async function action({ context, request }: Route.ActionArgs) {
  const isDone = await withServerErrorFallback(
    context,
    async () => {
      await signOutHere(context, request);
      return true;
    },
    () => false,
  );
  if (!isDone) {
    // The session is still active, so the sign-in page would be wrong.
    const visitor = await findVisitor(context, request);
    const path = visitor ? homeOf(visitor) : "/auth";
    return redirectWithToast(path, { kind: "error", text: accountTexts.notSignedOut });
  }
  const headers = new Headers();
  for (const cookie of context.get(servicesContext).access.clearingCookies())
    headers.append("set-cookie", cookie);
  return redirectWithToast("/auth", { kind: "success", text: accountTexts.signedOut }, headers);
}
