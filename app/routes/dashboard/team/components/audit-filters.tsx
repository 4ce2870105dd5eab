import { Search } from "lucide-react";
import { useId } from "react";
import { Form, Link, useSubmit } from "react-router";
import { areaNames, auditAreas } from "#features/companies/audit/audit-actions.ts";
import {
  type AuditFilter,
  auditQuery,
  auditRanges,
  programFilter,
} from "#features/companies/audit/audit-filter.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Input } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

type Filter = Omit<AuditFilter, "before">;

const rangeNames = {
  7: "Last 7 days",
  30: "Last 30 days",
  90: "Last 90 days",
  all: "All time",
} as const satisfies Record<Filter["days"], string>;

/** A selection applies immediately, and the search applies with Enter. Without JavaScript, a button applies both. */
export function AuditFilters({
  filter,
  people,
  path,
}: {
  filter: Filter;
  people: { id: string; name: string }[];
  path: string;
}) {
  const { t } = useTeamTexts("audit");
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const searchId = useId();
  return (
    <search aria-label={t("Audit log")}>
      <Form
        method="get"
        action={path}
        className="flex flex-wrap items-center gap-2 max-md:grid max-md:grid-cols-2"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement)
            submit(event.currentTarget, { preventScrollReset: true });
        }}
      >
        <div className="relative grow max-md:col-span-2 md:min-w-64">
          <label htmlFor={searchId} className="sr-only">
            {t("Search people, pages, and actions")}
          </label>
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-text-3"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <Input
            id={searchId}
            type="search"
            name="q"
            maxLength={200}
            placeholder={t("Search people, pages, and actions")}
            defaultValue={filter.q}
            autoComplete="off"
            className="pl-9"
          />
        </div>
        <Choice name="who" label={t("Person")} value={filter.who ?? ""} isActive={filter.who !== null}>
          <option value="">{t("Everyone")}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={programFilter}>Step</option>
        </Choice>
        <Choice name="area" label={t("Kind")} value={filter.area ?? ""} isActive={filter.area !== null}>
          <option value="">{t("Everything")}</option>
          {auditAreas.map((area) => (
            <option key={area} value={area}>
              {t(areaNames[area])}
            </option>
          ))}
        </Choice>
        <Choice name="days" label={t("Time")} value={filter.days} isActive={filter.days !== "30"}>
          {auditRanges.map((days) => (
            <option key={days} value={days}>
              {t(rangeNames[days])}
            </option>
          ))}
        </Choice>
        {isHydrated ? null : (
          <Button type="submit" variant="secondary">
            {t("Apply")}
          </Button>
        )}
        {auditQuery(filter) === "" ? null : (
          <Link to={path} className="px-1 text-14 text-link underline underline-offset-3">
            {t("Clear filters")}
          </Link>
        )}
      </Form>
    </search>
  );
}

function Choice({
  name,
  label,
  value,
  isActive,
  children,
}: {
  name: string;
  label: string;
  value: string;
  /** Differs from the default. */
  isActive: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={name === "who" ? "max-md:col-span-2" : undefined}>
      <Select
        name={name}
        aria-label={label}
        defaultValue={value}
        className={cn("text-14 font-medium md:max-w-48", isActive ? "border-text" : "")}
      >
        {children}
      </Select>
    </div>
  );
}
