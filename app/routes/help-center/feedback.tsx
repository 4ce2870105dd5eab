/** Takes what readers say of an answer. Without script it leads to a page that thanks them, with it to a piece of one. */

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

/** Nothing to read, but whoever may not see the center is told that first. */
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
  // An owner who tries it in their own preview is no reader.
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

/** What takes the place of the form: our own words, or a form that React wrote. */
function part(html: string): Response {
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
