import type { Texts } from "#engines/messages/texts.ts";
import { joinSentences } from "#shared/text.ts";
import type { AnswerClip } from "../ask/public-reply.ts";
import type { SearchResult } from "../search-result.ts";
import { OriginLine, Sentences } from "./answer-card.tsx";
import { MarkedText } from "./marked-text.tsx";
import { useTexts } from "./texts.tsx";

/** The list below the search field, which a script loads while the visitor types. */
export function SearchSuggestions({
  query,
  count,
  answer,
  results,
  href,
}: {
  query: string;
  answer: AnswerClip | null;
  count: number;
  results: SearchResult[];
  /** URL of the page with all results. */
  href: string;
}) {
  const { t, rich, lang } = useTexts();
  const shownQuery = <bdi>{query}</bdi>;
  return (
    <div
      id="hc_suggestions"
      role="listbox"
      lang={lang}
      aria-label={t("search.suggestions")}
      data-said={saidOf(t, { count, shown: results.length, answer })}
    >
      {answer ? (
        <a
          id="hc_suggestion_answer"
          className="hc-suggested-answer"
          role="option"
          aria-selected="false"
          tabIndex={-1}
          href={answer.href}
          rel={answer.isSource ? "nofollow noopener" : undefined}
        >
          <span className="hc-say" lang={answer.lang} dir="auto">
            <Sentences
              answer={{ ...answer, sentences: answer.sentences.filter(({ isAnswer }) => isAnswer) }}
            />
          </span>
          <span className="hc-suggestion-text">
            <span lang={answer.lang} dir="auto">
              {answer.trail.at(-1)}
            </span>
            {" · "}
            <OriginLine clip={answer} />
          </span>
        </a>
      ) : null}
      {results.map(({ href, title, snippet, label, lang: textLang }, index) => (
        <a
          key={href}
          id={`hc_suggestion_${index}`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          href={href}
        >
          <span className="hc-suggestion-title" lang={textLang} dir="auto">
            <MarkedText {...title} />
          </span>
          <span className="hc-result-label" dir="auto">
            {label}
          </span>
          {snippet.text ? (
            <span className="hc-suggestion-text" lang={textLang} dir="auto">
              <MarkedText {...snippet} />
            </span>
          ) : null}
        </a>
      ))}
      <a
        id="hc_suggestion_all"
        className="hc-all"
        role="option"
        aria-selected="false"
        tabIndex={-1}
        href={href}
      >
        <span>
          {count === 0
            ? rich("search.noResultsFor", { query: shownQuery })
            : rich("search.allResultsFor", { count, query: shownQuery })}
        </span>
        <span className="hc-keys" aria-hidden="true">
          {rich("search.keys", {
            arrows: (
              <>
                <kbd>↑</kbd> <kbd>↓</kbd>
              </>
            ),
            enter: <kbd>↵</kbd>,
          })}
        </span>
      </a>
    </div>
  );
}

function saidOf(
  t: Texts["t"],
  { count, shown, answer }: { count: number; shown: number; answer: AnswerClip | null },
): string {
  const results = t("search.results", { count });
  const listed =
    count === 0
      ? t("search.noResults")
      : count === shown
        ? results
        : t("search.announced", { results, count: shown });
  if (!answer) return listed;
  const said = joinSentences(answer.sentences.flatMap(({ text, isAnswer }) => (isAnswer ? [text] : [])));
  const first = t("ask.said", { answer: said });
  return count === 0 ? first : t("frame.sentences", { first, second: listed });
}
