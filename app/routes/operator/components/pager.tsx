import { Link } from "react-router";
import { buttonClass } from "#ui/primitives/button.tsx";

export interface PagerProps {
  /** Position among all matches, counted from 1. */
  from: number;
  to: number;
  total: number;
  previous: string | null;
  next: string | null;
}

/** Renders nothing if everything fits on one page. */
export function Pager({ from, to, total, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-4 text-14">
      <p className="tabular-nums text-text-3">
        {from}–{to} of {total}
      </p>
      <div className="flex gap-2">
        <PageLink to={previous} label="Previous" />
        <PageLink to={next} label="Next" />
      </div>
    </nav>
  );
}

function PageLink({ to, label }: { to: string | null; label: string }) {
  if (!to) return null;
  return (
    <Link to={to} className={buttonClass({ variant: "secondary", size: "sm" })}>
      {label}
    </Link>
  );
}
