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
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Input } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

type Filter = Omit<AuditFilter, "before">;

const rangeNames: Record<Filter["days"], string> = {
  7: "Last 7 days",
  30: "Last 30 days",
  90: "Last 90 days",
  all: "All time",
};

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
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const searchId = useId();
  return (
    <search aria-label="Audit log">
      <Form
        method="get"
        action={path}
        className="flex flex-wrap items-center gap-2"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement)
            submit(event.currentTarget, { preventScrollReset: true });
        }}
      >
        <div className="relative min-w-full grow md:min-w-64">
          <label htmlFor={searchId} className="sr-only">
            Search people, pages, and actions
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
            placeholder="Search people, pages, and actions"
            defaultValue={filter.q}
            autoComplete="off"
            className="pl-9"
          />
        </div>
        <Choice name="who" label="Person" value={filter.who ?? ""} isActive={filter.who !== null}>
          <option value="">Everyone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={programFilter}>Step</option>
        </Choice>
        <Choice name="area" label="Kind" value={filter.area ?? ""} isActive={filter.area !== null}>
          <option value="">Everything</option>
          {auditAreas.map((area) => (
            <option key={area} value={area}>
              {areaNames[area]}
            </option>
          ))}
        </Choice>
        <Choice name="days" label="Time" value={filter.days} isActive={filter.days !== "30"}>
          {auditRanges.map((days) => (
            <option key={days} value={days}>
              {rangeNames[days]}
            </option>
          ))}
        </Choice>
        {isHydrated ? null : (
          <Button type="submit" variant="secondary">
            Apply
          </Button>
        )}
        {auditQuery(filter) === "" ? null : (
          <Link to={path} className="px-1 text-14 text-link underline underline-offset-3">
            Clear filters
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
    <Select
      name={name}
      aria-label={label}
      defaultValue={value}
      className={cn("max-w-48 text-14 font-medium", isActive ? "border-text" : "")}
    >
      {children}
    </Select>
  );
}
