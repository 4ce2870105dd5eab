/** Answers what a visitor is typing into the contact form. The text is neither stored nor logged nor sent to a model. */
import { questionsInMessage } from "#engines/ask/questions-in-message.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "../public-scope.ts";
import { askCenter } from "./ask-center.server.ts";
import { presentReply } from "./present-reply.server.ts";
import type { AnswerClip } from "./public-reply.ts";

/** Returns the answer to the first of the message's questions that has one, or null. */
export async function answerMessage(db: Db, scope: PublicScope, message: string): Promise<AnswerClip | null> {
  for (const query of questionsInMessage(message)) {
    const reply = await askCenter(db, scope, query);
    if (reply?.result.decision !== "answer") continue;
    const shown = await presentReply(db, scope, { reply, query });
    if (shown?.answer) return shown.answer;
  }
  return null;
}
