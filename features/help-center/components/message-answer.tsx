import type { AnswerClip } from "../ask/public-reply.ts";
import { ClipCard } from "./answer-card.tsx";
import { useTexts } from "./texts.tsx";

/**
 * Shown beside the contact form while a visitor types, if the help center has the answer. The contact page's script
 * loads it, and handles its buttons by their `data-answer` values.
 */
export function MessageAnswer({ answer }: { answer: AnswerClip }) {
  const { t, lang } = useTexts();
  return (
    <>
      <div data-state="offered" lang={lang}>
        <h2>{t("contact.mayAnswer")}</h2>
        <p className="hc-meta">{t("contact.notSentYet")}</p>
      </div>
      <div data-state="solved" lang={lang} hidden>
        <h2 tabIndex={-1}>{t("contact.gladHelped")}</h2>
        <p className="hc-meta">{t("contact.notSent")}</p>
      </div>
      <div className="hc-ask">
        <ClipCard answer={answer} />
        <p className="hc-offer-buttons" data-state="offered" lang={lang}>
          <button type="button" data-answer="solved">
            {t("contact.thisAnswered")}
          </button>
          <button type="button" data-answer="no">
            {t("contact.notQuite")}
          </button>
        </p>
      </div>
      <p data-state="solved" lang={lang} hidden>
        <button type="button" className="hc-offer-back" data-answer="back">
          {t("contact.sendAnyway")}
        </button>
      </p>
    </>
  );
}
