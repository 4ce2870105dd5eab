/**
 * Returns the answer to what a visitor is typing into the contact form as an HTML fragment, which is empty without one,
 * and counts answers that made a message unnecessary. A POST, so that the text is in no URL and no log.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { clientAddressContext } from "#app/context.ts";
import { countSolved } from "#features/analytics/count-solved.server.ts";
import { presentContact } from "#features/contact/present.ts";
import { answerMessage } from "#features/help-center/ask/answer-message.server.ts";
import { MessageAnswer } from "#features/help-center/components/message-answer.tsx";
import { TextsProvider } from "#features/help-center/components/texts.tsx";
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
  if (!center.shows.contact || !presentContact(scope.company.contactDetails).formEnabled)
    throw unknownPage(center);
  const form = await readForm(args.context);
  if (form.get("intent") === "solved") {
    // Owners who try it in their preview don't count as visitors.
    if (!center.isPreview) await countSolved(services, scope, args.context.get(clientAddressContext));
    return fragment("");
  }
  const message = form.get("message");
  if (typeof message !== "string") throw unknownForm();
  const answer = await answerMessage(services.db, scope, message);
  const html = answer
    ? renderToStaticMarkup(
        <TextsProvider messages={center.messages}>
          <MessageAnswer answer={answer} />
        </TextsProvider>,
      )
    : "";
  return fragment(html);
}

function fragment(html: string): Response {
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
