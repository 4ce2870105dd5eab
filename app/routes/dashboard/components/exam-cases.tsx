import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ExamCase, ExamPlace } from "#features/help-center/exam/describe-exam.server.ts";
import { useMay } from "../use-may.ts";

const actionClass =
  "inline-flex min-h-11 items-center font-medium text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current";

/** Questions of an exam: what was asked, what visitors would see, and where the answer is. */
export function ExamCases({
  id,
  title,
  cases,
  total = cases.length,
  isOpen = false,
  children,
}: {
  /** For links to it. */
  id: string;
  title: string;
  cases: ExamCase[];
  /** If there are more than these. */
  total?: number;
  isOpen?: boolean;
  /** Says what the cases have in common. */
  children: ReactNode;
}) {
  const { t, number } = useTeamTexts("answers");
  if (cases.length === 0) return null;
  return (
    <details id={`exam-${id}`} open={isOpen} className="group border-t border-border text-14">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-medium md:px-5">
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="shrink-0 -rotate-90 group-open:rotate-0"
        />
        {title}
        <span className="font-normal text-text-3 tabular-nums">{number(total)}</span>
      </summary>
      <p className="px-4 pb-3 text-text-2 md:px-5">
        {children}
        {total > cases.length
          ? ` ${t("These are {count} of {all}.", { count: cases.length, all: total })}`
          : null}
      </p>
      <ul>
        {cases.map((one) => (
          <Case key={one.text} {...one} />
        ))}
      </ul>
    </details>
  );
}

function Case({ text, isKnown, shown, expected }: ExamCase) {
  const mayDo = useMay();
  const { t } = useTeamTexts("answers");
  return (
    <li className="border-t border-border px-4 py-3 md:px-5">
      <p dir="auto" className="font-medium wrap-anywhere">
        {text}
      </p>
      {shown ? <Place label={t("Shown")} place={shown} /> : null}
      {expected ? <Place label={t("Answer")} place={expected} /> : null}
      {isKnown ? null : (
        <p className="mt-1 text-13 text-text-3">{t("Your pages don't say. Declining was right.")}</p>
      )}
      <div className="flex flex-wrap gap-x-5">
        {expected?.faqId ? (
          <Link to={`/dashboard/faqs?edit=${expected.faqId}`} className={actionClass}>
            {t("Edit the answer")}
            <span className="sr-only"> {t("to “{query}”", { query: text })}</span>
          </Link>
        ) : null}
        {shown?.faqId ? (
          <Link to={`/dashboard/faqs?edit=${shown.faqId}`} className={actionClass}>
            {t("Edit what was shown")}
            <span className="sr-only"> {t("for “{query}”", { query: text })}</span>
          </Link>
        ) : null}
        {expected?.faqId && mayDo("publish content") ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="pin" />
            <input type="hidden" name="query" value={text} />
            <button type="submit" name="faq" value={expected.faqId} className={actionClass}>
              {t("Pin the answer")}
              <span className="sr-only"> {t("to “{query}”", { query: text })}</span>
            </button>
          </Form>
        ) : null}
      </div>
    </li>
  );
}

function Place({ label, place: { title, sentence, href } }: { label: string; place: ExamPlace }) {
  return (
    <div className="mt-1.5 border-l-2 border-border-strong pl-3">
      <p dir="auto" className="text-text-2 wrap-anywhere">
        <span className="text-text-3">{label}: </span>
        {sentence}
      </p>
      <p className="text-13 text-text-3 wrap-anywhere">
        <a href={href} className="underline underline-offset-3">
          {title}
        </a>
      </p>
    </div>
  );
}
