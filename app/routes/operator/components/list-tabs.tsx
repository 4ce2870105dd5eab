import { Link } from "react-router";
import { cn } from "#ui/primitives/cn.ts";

export function ListTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: { to: string; label: string; count: number; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label} className="mb-4 flex gap-5 border-b border-border">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.isCurrent ? "page" : undefined}
          className={cn(
            "-mb-px flex min-h-11 items-center gap-1.5 border-b-2 text-14 font-medium no-underline md:min-h-10",
            tab.isCurrent ? "border-solid text-text" : "border-transparent text-text-3 hover:text-text",
          )}
        >
          {tab.label}
          <span className="font-normal tabular-nums text-text-3">{tab.count}</span>
        </Link>
      ))}
    </nav>
  );
}
