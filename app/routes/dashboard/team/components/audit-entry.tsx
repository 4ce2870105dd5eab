import { Cog } from "lucide-react";
import { Link } from "react-router";
import type { AuditEntryView } from "#features/companies/audit/present-entry.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { timeIn, type Zone } from "#shared/day-text.ts";

/** "Mara Ellison changed the role of Tom Becker", with the change under it. */
export function AuditEntry({ entry, zone }: { entry: AuditEntryView; zone: Zone }) {
  const { at, actor, isPerson, before, subject, after, path, changes, device, ip } = entry;
  const from = [device, ip].filter(Boolean).join(" · ");
  const subjectClass = "break-words text-text underline decoration-border-strong underline-offset-3";
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-b border-border px-4 py-3 text-14 last:border-0 md:grid-cols-[4rem_24px_minmax(0,1fr)_auto]">
      <time
        dateTime={at}
        className="text-13 tabular-nums text-text-3 max-md:order-last max-md:col-start-2 max-md:mt-1 md:leading-6"
      >
        {timeIn(at, zone)}
        {zone === undefined ? "" : ` ${zone}`}
        {from ? <span className="md:hidden"> · {from}</span> : null}
      </time>
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-full bg-hover text-[0.6875rem] font-semibold text-text-2"
      >
        {isPerson ? (
          ([...actor][0] ?? "?").toLocaleUpperCase("en")
        ) : (
          <Cog className="size-3.5" strokeWidth={1.75} />
        )}
      </span>
      <div className="min-w-0 md:leading-6">
        <p className="break-words text-text-2">
          <strong className="font-semibold text-text">{actor}</strong> {before}
          {subject === null ? null : " "}
          {subject === null ? null : path ? (
            <Link to={path} className={subjectClass}>
              {subject}
            </Link>
          ) : (
            <span className="break-words text-text">{subject}</span>
          )}
          {after ? ` ${after}` : ""}
        </p>
        {changes.length > 0 ? (
          <ul className="mt-1 flex flex-col gap-1 text-13 text-text-2">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index} className="break-words">
                <Change {...change} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {from ? <p className="text-right text-13 text-text-3 max-md:hidden md:leading-6">{from}</p> : null}
    </li>
  );
}

function Change({ label, from, to }: AuditEntryView["changes"][number]) {
  const { t } = useTeamTexts("audit");
  if (from === undefined && to === undefined) return label;
  return (
    <>
      {label}: {from ? <del className="text-text-3">{from}</del> : null}
      {from && to ? " " : ""}
      {to ? <ins className="text-text underline decoration-solid underline-offset-3">{to}</ins> : null}
      {from || to ? "" : t("emptied")}
    </>
  );
}
