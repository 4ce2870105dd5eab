import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type {
  DescribedClaim,
  DescribedConflict,
} from "#features/help-center/exam/describe-conflicts.server.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { useMay } from "../use-may.ts";

const titles = {
  duration: "Different durations",
  percentage: "Different percentages",
  amount: "Different amounts",
  policy: "Allowed or not",
} as const satisfies Record<DescribedConflict["kind"], string>;

/** Two sentences that can't both be right. Picking one opens the other, so that it can be changed. */
export function ConflictList({ conflicts }: { conflicts: DescribedConflict[] }) {
  const { t } = useTeamTexts("answers");
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="contradictions" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h2 id="contradictions" className="text-16">
          {t("Contradictions")}
          <span className="pl-2 text-14 font-normal text-text-3 tabular-nums">{conflicts.length}</span>
        </h2>
        <p className="text-13 text-text-3">
          {t("You pick the right one, then we open the other for editing")}
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="rounded-lg border border-border bg-surface">
            <Conflict conflict={conflict} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Conflict({ conflict: { id, kind, claims } }: { conflict: DescribedConflict }) {
  const mayDo = useMay();
  const { t } = useTeamTexts("answers");
  const titleId = `conflict-${id}`;
  const [one, other] = claims;
  return (
    <article aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border px-4 py-2 md:px-5">
        <h3 id={titleId} className="text-14 font-medium">
          {t(titles[kind])} <span className="font-normal text-text-2">{t("Which one is right?")}</span>
        </h3>
        {mayDo("publish content") ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="both-right" />
            <Button
              type="submit"
              name="conflict"
              value={id}
              variant="ghost"
              size="sm"
              aria-describedby={titleId}
            >
              {t("Both are right")}
            </Button>
          </Form>
        ) : null}
      </div>
      <div className="grid md:grid-cols-2 md:divide-x md:divide-border">
        <Claim claim={one} other={other} />
        <Claim claim={other} other={one} isSecond />
      </div>
    </article>
  );
}

function Claim({
  claim,
  other,
  isSecond = false,
}: {
  claim: DescribedClaim;
  other: DescribedClaim;
  isSecond?: boolean;
}) {
  const { t } = useTeamTexts("answers");
  const isAway = claim.website !== null;
  return (
    <div
      className={`flex flex-col items-start gap-2 px-4 py-4 md:px-5 ${isSecond ? "border-t border-border md:border-t-0" : ""}`}
    >
      <p dir="auto" className="text-16 wrap-anywhere">
        {claim.before}
        <mark className="rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text">
          {claim.value}
        </mark>
        {claim.after}
      </p>
      <p className="text-13 text-text-3 wrap-anywhere">
        <a
          href={claim.href}
          className="underline underline-offset-3"
          {...(isAway ? { target: "_blank", rel: "noopener noreferrer" } : {})}
        >
          {claim.website ?? claim.title}
          {isAway ? <span className="sr-only"> {t("(opens in a new tab)")}</span> : null}
        </a>
        {isAway ? ` · ${claim.title}` : null}
      </p>
      <a
        href={other.editHref}
        className={`mt-auto ${buttonClass({ variant: "secondary", size: "sm" })}`}
        {...(other.website === null ? {} : { target: "_blank", rel: "noopener noreferrer" })}
      >
        {t("“{value}” is right", { value: claim.value.trim() })}
        <span className="sr-only">
          {" "}
          {other.website === null
            ? t("Open “{title}” to change it", { title: other.title })
            : t("Open {page} to change it there", { page: other.website })}
        </span>
      </a>
    </div>
  );
}
