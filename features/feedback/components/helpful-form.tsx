import { type FeedbackItem, nameItem } from "../feedback-item.ts";
import { feedbackTexts } from "../texts.ts";

/** Yes/no vote below an answer. It is a plain form that the enhancement script intercepts. */
export function HelpfulForm({ basePath, item }: { basePath: string; item: FeedbackItem }) {
  return (
    <form className="hc-helpful" action={`${basePath}/feedback`} method="post" lang="en" data-helpful>
      <span>{feedbackTexts.question}</span>
      <input type="hidden" name="item" value={nameItem(item)} />
      <button type="submit" name="vote" value="yes" className="hc-vote">
        Yes
      </button>
      <button type="submit" name="vote" value="no" className="hc-vote">
        No
      </button>
    </form>
  );
}
