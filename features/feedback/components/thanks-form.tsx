import { buttonClass } from "#ui/primitives/button.tsx";
import { type FeedbackItem, nameItem } from "../feedback-item.ts";
import { feedbackTexts, maxCommentLength } from "../texts.ts";

/** Thanks the reader for a vote and offers an optional comment. */
export function ThanksForm({
  basePath,
  item,
  voteId,
  isHelpful,
}: {
  basePath: string;
  item: FeedbackItem;
  voteId: string;
  isHelpful: boolean;
}) {
  const id = `comment_${voteId}`;
  return (
    <form
      className="hc-helpful is-asking"
      action={`${basePath}/feedback`}
      method="post"
      lang="en"
      data-helpful
    >
      <input type="hidden" name="item" value={nameItem(item)} />
      <input type="hidden" name="of" value={voteId} />
      <label htmlFor={id}>
        {feedbackTexts.thanks} {isHelpful ? feedbackTexts.moreAfterYes : feedbackTexts.moreAfterNo}{" "}
        <span>(optional)</span>
      </label>
      <input id={id} type="text" name="comment" maxLength={maxCommentLength} autoComplete="off" />
      <button type="submit" className={buttonClass({ variant: "secondary", size: "sm" })}>
        Send
      </button>
    </form>
  );
}
