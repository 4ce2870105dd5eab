/** Placeholder for a section that is loading, with gray bars in the same layout. */
import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import { Skeleton } from "#ui/primitives/skeleton.tsx";
import { LoadingFaqs } from "./loading-faqs.tsx";

type Shape = "cards" | "form" | "rows" | "parts";

const shapes: { path: string; title: string; shape: Shape }[] = [
  { path: "/dashboard/settings", title: settingsTexts.header, shape: "form" },
  { path: "/dashboard/contact", title: "Contact Info", shape: "form" },
  { path: "/dashboard/inbox", title: "Inbox", shape: "rows" },
  { path: "/dashboard/account", title: "Account", shape: "parts" },
  { path: "/dashboard/team", title: "Team", shape: "rows" },
  { path: "/dashboard/getting-started", title: "Getting Started", shape: "rows" },
  { path: "/dashboard/guides", title: "Step-by-Step Guides", shape: "rows" },
  { path: "/dashboard/videos", title: "How-to Videos", shape: "rows" },
  { path: "/dashboard/faqs/website", title: "Website changes", shape: "rows" },
  { path: "/dashboard/faqs/import", title: "Import FAQs", shape: "form" },
  { path: "/dashboard/faqs", title: "FAQ", shape: "rows" },
];

export function SectionSkeleton({ pathname }: { pathname: string }) {
  const known = shapes.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const { t, said } = useTeamTexts("frame");
  if (pathname === "/dashboard/faqs") return <LoadingFaqs />;
  const { title: source, shape } = known ?? { title: "Home", shape: "cards" as const };
  const title = said(source);
  const Bars = bars[shape];
  return (
    <>
      {/* Not a heading, because screen reader users and tests wait for the real one. */}
      <div aria-hidden="true" className="mb-6 flex min-h-10 items-center">
        <p className="text-22 font-semibold tracking-[-0.015em]">{title}</p>
      </div>
      <p role="status" className="sr-only">
        {t("Loading {title}...", { title })}
      </p>
      <div aria-hidden="true">
        <Bars />
      </div>
    </>
  );
}

const bars: Record<Shape, () => ReactNode> = { cards: Cards, form: FormFields, rows: Rows, parts: Parts };
const boxClass = "rounded-lg border border-border bg-surface p-5";

function Cards() {
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {[
        { name: "center", height: "h-80" },
        { name: "steps", height: "h-80" },
        { name: "visits", height: "h-64" },
        { name: "searches", height: "h-64" },
      ].map(({ name, height }) => (
        <div key={name} className={`${boxClass} ${height}`}>
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-5 w-4/5" />
          <Skeleton className="mt-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}

function FieldBars({ width }: { width: string }) {
  return (
    <div>
      <Skeleton className={`mt-1 ${width}`} />
      <Skeleton className="mt-2.5 h-11 w-full rounded-md md:h-10" />
    </div>
  );
}

function FormFields() {
  return (
    <div className="max-w-[720px]">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-8 h-4 w-32" />
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {["w-16", "w-14", "w-20", "w-24"].map((width) => (
          <FieldBars key={width} width={width} />
        ))}
      </div>
    </div>
  );
}

function Rows() {
  return (
    <ul className="rounded-lg border border-border bg-surface">
      {["w-1/2", "w-2/3", "w-2/5", "w-3/5", "w-1/3"].map((width) => (
        <li key={width} className="flex h-12 items-center gap-4 border-b border-border px-5 last:border-b-0">
          <Skeleton className="w-24 shrink-0" />
          <Skeleton className={width} />
        </li>
      ))}
    </ul>
  );
}

function Parts() {
  return (
    <div className="max-w-[720px]">
      {["w-16", "w-24", "w-20"].map((width) => (
        <div
          key={width}
          className="grid gap-x-8 gap-y-4 border-t border-border py-7 first:border-0 first:pt-0 md:grid-cols-[1fr_1.6fr]"
        >
          <div>
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="mt-3 w-3/4" />
          </div>
          <div className="flex flex-col gap-4">
            <FieldBars width="w-20" />
            <FieldBars width="w-28" />
            <Skeleton className="h-11 w-36 rounded-md md:h-10" />
          </div>
        </div>
      ))}
    </div>
  );
}
