import { useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { hoursFields } from "#features/contact/owner-hours.ts";
import {
  type ContactErrors,
  type ContactFields,
  type HoursField,
  weekdays,
} from "#features/contact/owner-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const zonesId = "time-zones";

type Name = HoursField | "timeZone" | "otherHours";

export function HoursFields({
  values,
  suggested,
  errors,
  change,
  field,
}: {
  values: ContactFields;
  suggested: Record<HoursField, string> | null;
  errors: ContactErrors;
  change: (part: Partial<ContactFields>) => void;
  field: (name: Name) => { id: string; error?: string | undefined; help?: string | undefined };
}) {
  const { t } = useTeamTexts("contact");
  const [zones, setZones] = useState<string[]>([]);
  const ownZone = () =>
    values.timeZone === "" ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
  const set = (name: Name, value: string) =>
    change({ [name]: value, ...(name === "timeZone" ? {} : ownZone()) });
  const isEmpty = hoursFields.every((name) => values[name] === "");
  const isSameAllWeek = hoursFields.slice(1, 5).every((name) => values[name] === values.hours0);
  return (
    <>
      {suggested && isEmpty ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-border bg-surface-2 px-4 py-3 text-14">
          <p className="min-w-0 grow text-text-2">
            {t("Your help center says: {day} {hours} and more.", {
              day: t(days[first(suggested)]),
              hours: suggested[`hours${first(suggested)}`],
            })}
          </p>
          <Button
            type="button"
            variant="secondary"
            size="sm"
            onClick={() => change({ ...suggested, ...ownZone() })}
          >
            {t("Use these hours")}
          </Button>
        </div>
      ) : null}
      <div className="grid max-w-[480px] gap-2">
        {hoursFields.map((name, index) => (
          <div key={name} className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-x-3">
            <label htmlFor={`contact_${name}`} className="pt-2.5 text-14">
              {t(days[index] ?? "Monday")}
            </label>
            <div>
              <Input
                id={`contact_${name}`}
                name={name}
                value={values[name]}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
                placeholder={index < 5 ? "9:00-12:00, 13:00-17:00" : t("closed")}
                autoComplete="off"
                maxLength={100}
                aria-invalid={errors[name] ? true : undefined}
                aria-describedby={errors[name] ? `contact_${name}_error` : undefined}
              />
              {errors[name] ? (
                <p id={`contact_${name}_error`} className="mt-1 text-13 text-danger">
                  {errors[name]}
                </p>
              ) : null}
            </div>
          </div>
        ))}
      </div>
      {values.hours0 !== "" && !isSameAllWeek ? (
        <div>
          <Button
            type="button"
            variant="secondary"
            size="sm"
            className="max-md:h-auto max-md:py-1.5 max-md:leading-snug max-md:whitespace-normal"
            onClick={() =>
              change(Object.fromEntries(hoursFields.slice(1, 5).map((name) => [name, values.hours0])))
            }
          >
            {t("Use Monday's hours until Friday")}
          </Button>
        </div>
      ) : null}
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...field("timeZone")} label={t("Time zone")}>
          {(control) => (
            <Input
              {...control}
              name="timeZone"
              list={zonesId}
              // Four hundred options, which would delay the page if they were drawn before anybody asks for them.
              onFocus={() => setZones(Intl.supportedValuesOf("timeZone"))}
              value={values.timeZone}
              onChange={({ currentTarget }) => set("timeZone", currentTarget.value)}
              placeholder="Europe/Berlin"
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
            />
          )}
        </Field>
        <Field {...field("otherHours")} label={t("Days that differ")}>
          {(control) => (
            <Textarea
              {...control}
              name="otherHours"
              value={values.otherHours}
              onChange={({ currentTarget }) => set("otherHours", currentTarget.value)}
              placeholder={`2026-12-24 ${t("closed")}\n2026-12-31 9:00-12:00`}
              rows={3}
              maxLength={2_000}
            />
          )}
        </Field>
      </div>
      <datalist id={zonesId}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

/** The first day that has hours. */
function first(suggested: Record<HoursField, string>): (typeof weekdays)[number] {
  return weekdays.find((day) => suggested[`hours${day}`] !== "") ?? 0;
}
