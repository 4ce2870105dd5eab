import { X } from "lucide-react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { Need } from "../list-needs.ts";

const marks: Record<Need["kind"], string> = {
  Failed: "text-danger",
  Broken: "text-warn",
  "Not verified": "text-warn",
  Changed: "text-warn",
  Contradiction: "text-warn",
  "Wrong answer": "text-danger",
  Unhelpful: "text-danger",
  Comment: "text-text-3",
  "No answer": "text-text-3",
  New: "text-text-3",
  Draft: "text-text-3",
  Check: "text-warn",
  Review: "text-warn",
  "Sent back": "text-warn",
  Contact: "text-text-3",
};

/** The most urgent ones, which fit on a screen. */
const shownAtOnce = 6;

export function NeedsCard({ needs, canDelete }: { needs: Need[]; canDelete: boolean }) {
  const { t } = useTeamTexts("home");
  const [first, rest] = [needs.slice(0, shownAtOnce), needs.slice(shownAtOnce)];
  return (
    <section
      aria-labelledby="needs_attention"
      className="min-w-0 overflow-hidden rounded-lg border border-border bg-surface"
    >
      <div className="flex items-center justify-between gap-3 px-4 py-4 md:px-5">
        <h2 id="needs_attention" className="text-16">
          {t("Needs attention")}
        </h2>
        {needs.length > 0 ? <span className="text-13 text-text-3 tabular-nums">{needs.length}</span> : null}
      </div>
      {needs.length === 0 ? (
        <p className="border-t border-border px-4 py-5 text-14 text-text-2 md:px-5">
          {t(
            "Nothing right now. Changes on your website, failed searches and unhelpful answers appear here.",
          )}
        </p>
      ) : (
        <>
          <NeedList needs={first} canDelete={canDelete} />
          {rest.length === 0 ? null : (
            <details className="group text-14">
              <summary className="flex min-h-11 items-center border-t border-border px-4 text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current md:px-5">
                <span className="group-open:hidden">{t("Show {count} more", { count: rest.length })}</span>
                <span className="hidden group-open:inline">{t("Show fewer")}</span>
              </summary>
              <NeedList needs={rest} canDelete={canDelete} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

function NeedList({ needs, canDelete }: { needs: Need[]; canDelete: boolean }) {
  const { t } = useTeamTexts("home");
  return (
    <ul className="text-14">
      {needs.map((need) => (
        <li
          key={need.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-t border-border px-4 py-3 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:px-5"
        >
          <span
            className={cn("flex items-center gap-2 text-13 max-md:col-span-2 md:mt-px", marks[need.kind])}
          >
            <span aria-hidden="true" className="size-1.5 rounded-[2px] bg-current" />
            {t(need.kind)}
          </span>
          <div className="min-w-0">
            <p className="font-medium break-words">{need.title}</p>
            <p className="text-13 break-words text-text-2">
              {need.reason}
              {need.quote ? (
                <>
                  {" "}
                  <mark className="rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text">
                    {need.quote}
                  </mark>
                </>
              ) : null}
            </p>
            {need.comments ? <Comments comments={need.comments} canDelete={canDelete} /> : null}
          </div>
          <Verb need={need} />
        </li>
      ))}
    </ul>
  );
}

function Verb({ need: { title, verb, to, post } }: { need: Need }) {
  const about = <span className="sr-only"> {title}</span>;
  if (to) {
    return (
      <Link to={to} className={buttonClass({ variant: "secondary", size: "sm" })}>
        {verb}
        {about}
      </Link>
    );
  }
  if (!post) return null;
  return (
    <Form method="post" action="/dashboard?index">
      {Object.entries(post).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="sm">
        {verb}
        {about}
      </Button>
    </Form>
  );
}

function Comments({ comments, canDelete }: { comments: NonNullable<Need["comments"]>; canDelete: boolean }) {
  const { t } = useTeamTexts("home");
  if (comments.length === 0) return null;
  return (
    <Form method="post" action="/dashboard?index">
      <input type="hidden" name="intent" value="delete-comment" />
      <ul>
        {comments.map(({ voteId, text }) => (
          <li key={voteId} className="flex items-start gap-2 text-13 text-text-2">
            <p className="min-w-0 py-1 break-words whitespace-pre-line" dir="auto">
              {t("“{query}”", { query: text })}
            </p>
            {canDelete ? (
              <button
                type="submit"
                name="voteId"
                value={voteId}
                aria-label={t("Delete the comment “{text}”", { text: text.slice(0, 60) })}
                title={t("Delete")}
                className="grid size-7 shrink-0 place-items-center rounded-sm text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11"
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </Form>
  );
}
