import type { Texts } from "#engines/messages/texts.ts";
import { gapAfter } from "#shared/text.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { type FeedbackItem, nameItem } from "../feedback-item.ts";
import { maxCommentLength } from "../texts.ts";

/** Thanks the visitor for a vote and offers an optional comment. */
export function ThanksForm({
  basePath,
  item,
  voteId,
  isHelpful,
  texts,
  query = "",
}: {
  basePath: string;
  item: FeedbackItem;
  voteId: string;
  isHelpful: boolean;
  texts: Texts;
  /** What was searched for, to lead back there. "" on the item's own page. */
  query?: string;
}) {
  const { t } = texts;
  const asked = t("frame.sentences", {
    first: t("feedback.thanks"),
    second: t(isHelpful ? "feedback.whatHelped" : "feedback.whatMissed"),
  });
  const id = `comment_${voteId}`;
  return (
    <form
      className="hc-helpful is-asking"
      action={`${basePath}/feedback`}
      method="post"
      lang={texts.lang}
      data-helpful
    >
      <input type="hidden" name="item" value={nameItem(item)} />
      <input type="hidden" name="of" value={voteId} />
      {query === "" ? null : <input type="hidden" name="q" value={query} />}
      <label htmlFor={id}>
        {asked + gapAfter(asked)}
        <span>{t("feedback.optional")}</span>
      </label>
      <input id={id} type="text" name="comment" maxLength={maxCommentLength} autoComplete="off" />
      <button type="submit" className={buttonClass({ variant: "secondary", size: "sm" })}>
        {t("feedback.send")}
      </button>
    </form>
  );
}
