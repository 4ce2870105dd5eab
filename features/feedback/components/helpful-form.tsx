import type { Texts } from "#engines/messages/texts.ts";
import { type FeedbackItem, nameItem } from "../feedback-item.ts";

/** Works as a plain form. A script submits it without a page load. */
export function HelpfulForm({
  basePath,
  item,
  texts,
  query = "",
}: {
  basePath: string;
  item: FeedbackItem;
  texts: Texts;
  /** What was searched for, to lead back there. "" on the item's own page. */
  query?: string;
}) {
  const { t } = texts;
  return (
    <form className="hc-helpful" action={`${basePath}/feedback`} method="post" lang={texts.lang} data-helpful>
      <span>{t("feedback.question")}</span>
      <input type="hidden" name="item" value={nameItem(item)} />
      {query === "" ? null : <input type="hidden" name="q" value={query} />}
      <button type="submit" name="vote" value="yes" className="hc-vote">
        {t("feedback.yes")}
      </button>
      <button type="submit" name="vote" value="no" className="hc-vote">
        {t("feedback.no")}
      </button>
    </form>
  );
}
