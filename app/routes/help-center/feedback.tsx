/**
 * Receives votes and comments on an answer. Redirects to a thank-you page without JavaScript, and returns a fragment
 * with it.
 */

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { redirect } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { addComment, castVote } from "#features/feedback/cast-vote.server.ts";
import { ThanksForm } from "#features/feedback/components/thanks-form.tsx";
import { nameItem, readItem, readQuery } from "#features/feedback/feedback-item.ts";
import { findVotable } from "#features/help-center/find-votable.server.ts";
import { unknownForm } from "../answer-outcome.ts";
import { readForm } from "../read-body.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

/** There is no page here, but visitors without access must get the access error. */
export async function loader(args: HelpCenterArgs) {
  const { center } = await requirePublicScope(args);
  throw unknownPage(center);
}

export async function action(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { request } = args;
  const form = await readForm(args.context);
  const item = readItem(form.get("item"));
  if (!item) throw unknownForm();
  const found = await findVotable(services.db, scope, item);
  if (!found) throw unknownPage(center);
  const { basePath } = scope;
  const query = readQuery(form.get("q"));
  const texts = textsOf(center.messages);
  const { t } = texts;
  const answer = (shown: ReactNode, thanks: { vote?: string; isLimited?: boolean; isSent?: boolean }) => {
    if (request.headers.get("accept") === "text/x-part") return part(shown);
    const { vote = "", isLimited, isSent } = thanks;
    const result = isLimited ? "later" : isSent ? "sent" : "";
    const about = { item: nameItem(item), of: vote, result, ...(query === "" ? {} : { q: query }) };
    return redirect(`${basePath}/thanks?${new URLSearchParams(about)}`, 303);
  };
  const comment = form.get("comment");
  if (typeof comment === "string") {
    await addComment(services, scope, { voteId: String(form.get("of") ?? ""), text: comment });
    return answer(t("feedback.sent"), { isSent: true });
  }
  const vote = form.get("vote");
  if (vote !== "yes" && vote !== "no") throw unknownForm();
  // Owners who try it in their preview don't count as visitors.
  if (center.isPreview) return answer(t("feedback.thanks"), {});
  const isHelpful = vote === "yes";
  const result = await castVote(services, scope, {
    kind: item.kind,
    itemId: found.id,
    isHelpful,
    visitor: {
      address: args.context.get(clientAddressContext),
      userAgent: request.headers.get("user-agent") ?? "",
    },
  });
  if (result.outcome === "limited") return answer(t("feedback.tooMany"), { isLimited: true });
  if (result.outcome === "repeated") return answer(t("feedback.thanks"), {});
  const { voteId } = result;
  return answer(<ThanksForm {...{ basePath, item, voteId, isHelpful, texts, query }} />, {
    vote: voteId,
  });
}

/** The fragment that replaces the form. React escapes its text, which may be the owner's. */
function part(shown: ReactNode): Response {
  return new Response(renderToStaticMarkup(shown), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
