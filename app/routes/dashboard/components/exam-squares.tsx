import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ExamSquare } from "#features/help-center/exam/describe-exam.server.ts";

type Look = "right" | "gained" | "declined" | "lost" | "wrong";

/** Right and wrong differ by their shape as well as their color. */
function lookOf({ outcome, change }: ExamSquare, isKnown: boolean): Look {
  if (outcome === "wrong") return "wrong";
  if (change === "lost") return "lost";
  if (outcome === "right") return change === "gained" ? "gained" : "right";
  return change === "gained" && !isKnown ? "gained" : "declined";
}

const classes: Record<Exclude<Look, "wrong">, string> = {
  right: "bg-text-3",
  gained: "bg-ok",
  declined: "border border-control",
  lost: "border-2 border-danger",
};

function Square({ look }: { look: Look }) {
  if (look !== "wrong") return <span className={`block size-2.5 rounded-[2px] ${classes[look]}`} />;
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="block size-2.5 stroke-danger">
      <path d="M1 1 9 9 M9 1 1 9" strokeWidth="2" />
    </svg>
  );
}

/** One square for each question. */
export function ExamSquares({
  name,
  squares,
  isKnown,
}: {
  name: string;
  squares: ExamSquare[];
  isKnown: boolean;
}) {
  const { t } = useTeamTexts("answers");
  const countOf = (outcome: ExamSquare["outcome"]) =>
    squares.filter((square) => square.outcome === outcome).length;
  const label = [
    ...(isKnown ? [t("{count} answered", { count: countOf("right") })] : []),
    t("{count} declined", { count: countOf("declined") }),
    t("{count} wrong", { count: countOf("wrong") }),
  ].join(", ");
  return (
    <div>
      <h3 className="flex justify-between gap-3 text-14 font-medium">
        {name}
        <span className="font-normal text-text-3 tabular-nums">{squares.length}</span>
      </h3>
      <div role="img" aria-label={label} className="mt-2.5 flex flex-wrap gap-1">
        {squares.map((square, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares have no identity
          <Square key={at} look={lookOf(square, isKnown)} />
        ))}
      </div>
    </div>
  );
}

const names = {
  right: "Answered",
  gained: "Better than before",
  declined: "Declined",
  lost: "Got worse",
  wrong: "Wrong",
} as const satisfies Record<Look, string>;

/** Names what there is, with counts where they matter. */
export function ExamLegend({ squares }: { squares: ExamSquare[] }) {
  const { t } = useTeamTexts("answers");
  const countOf = (look: Look) =>
    squares.filter(
      (square) =>
        (look === "wrong" && square.outcome === "wrong") ||
        (look === "lost" && square.change === "lost" && square.outcome !== "wrong") ||
        (look === "gained" && square.change === "gained"),
    ).length;
  const counted = (["gained", "lost", "wrong"] as const).flatMap((look) =>
    countOf(look) > 0
      ? [{ look, text: t("{name}: {count}", { name: t(names[look]), count: countOf(look) }) }]
      : [],
  );
  const always = (["right", "declined"] as const).map((look) => ({ look, text: t(names[look]) }));
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-13 text-text-2">
      {[...always, ...counted].map(({ look, text }) => (
        <li key={look} className="flex items-center gap-2">
          <Square look={look} />
          {text}
        </li>
      ))}
    </ul>
  );
}
