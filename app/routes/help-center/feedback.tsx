/**
 * Receives votes and comments on an answer. Without script it redirects to a thank-you page, with script it returns a
 * fragment.
 */

import { renderToStaticMarkup } from "react-dom/server";
import { redirect } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import { addComment, castVote } from "#features/feedback/cast-vote.server.ts";
import { ThanksForm } from "#features/feedback/components/thanks-form.tsx";
import { nameItem, readItem } from "#features/feedback/feedback-item.ts";
import { feedbackTexts } from "#features/feedback/texts.ts";
import { findVotable } from "#features/help-center/find-votable.server.ts";
import { unknownForm } from "../answer-outcome.ts";
import { readForm } from "../read-body.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

/** There is no page to read, but visitors without access must get the access error first. */
export async function loader(args: HelpCenterArgs) {
  await requirePublicScope(args);
  throw unknownPage();
}

export async function action(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { request } = args;
  const form = await readForm(args.context);
  const item = readItem(form.get("item"));
  if (!item) throw unknownForm();
  const found = await findVotable(services.db, scope, item);
  if (!found) throw unknownPage();
  const { basePath } = scope;
  const answer = (text: string, thanks: { vote?: string; isLimited?: boolean; isSent?: boolean }) => {
    if (request.headers.get("accept") === "text/x-part") return part(text);
    const { vote = "", isLimited, isSent } = thanks;
    const result = isLimited ? "later" : isSent ? "sent" : "";
    return redirect(
      `${basePath}/thanks?${new URLSearchParams({ item: nameItem(item), of: vote, result })}`,
      303,
    );
  };
  const comment = form.get("comment");
  if (typeof comment === "string") {
    await addComment(services, scope, { voteId: String(form.get("of") ?? ""), text: comment });
    return answer(feedbackTexts.sent, { isSent: true });
  }
  const vote = form.get("vote");
  if (vote !== "yes" && vote !== "no") throw unknownForm();
  // Owners who try it in their preview don't count as readers.
  if (center.isPreview) return answer(feedbackTexts.thanks, {});
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
  if (result.outcome === "limited") return answer(feedbackTexts.tooMany, { isLimited: true });
  if (result.outcome === "repeated") return answer(feedbackTexts.thanks, {});
  const { voteId } = result;
  return answer(renderToStaticMarkup(<ThanksForm {...{ basePath, item, voteId, isHelpful }} />), {
    vote: voteId,
  });
}

/** The fragment that replaces the form: our own text, or a form rendered by React. */
function part(html: string): Response {
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
