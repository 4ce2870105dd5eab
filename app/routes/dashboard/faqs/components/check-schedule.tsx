import { Form, useNavigation } from "react-router";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WebsiteChanges } from "#features/websites/check/website-check.ts";
import { frequencyNames } from "#features/websites/check/website-check-texts.ts";
import { checkFrequencies } from "#shared/enumerations.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { Switch } from "#ui/primitives/switch.tsx";

/** How often Step checks the website, and what it does with the result. */
export function CheckSchedule({ schedule }: { schedule: WebsiteChanges["schedule"] }) {
  const { frequency, wantsMail, acceptsSmallChanges, dueAt } = schedule;
  const isBusy = useNavigation().state !== "idle";
  const { t, parts, language } = useTeamTexts("website");
  return (
    <section aria-labelledby="schedule-title" className="mt-10">
      <h2 id="schedule-title" className="text-16">
        {t("Automatic checks")}
      </h2>
      <p className="mt-0.5 mb-3 max-w-[68ch] text-14 text-text-3">
        {t("Step reads your website again on its own and suggests what changed.")}
        {dueAt ? (
          <>
            {" "}
            {joined(
              parts("Next check: {time}.", {
                time: <LocalTime at={dueAt} format={dayAndTimeIn(language)} />,
              }),
            )}
          </>
        ) : null}
      </p>
      <Form
        // A new key shows the stored values, for example after a change in another tab.
        key={JSON.stringify([frequency, wantsMail, acceptsSmallChanges])}
        method="post"
        preventScrollReset
        className="flex max-w-xl flex-col gap-5 rounded-lg border border-border bg-surface p-5"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <Field id="frequency" label={t("Check your website")}>
          {(control) => (
            <Select {...control} name="frequency" defaultValue={frequency} className="max-w-56">
              {checkFrequencies.map((value) => (
                <option key={value} value={value}>
                  {t(frequencyNames[value])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SwitchLine
          name="wantsMail"
          isOn={wantsMail}
          label={t("Email me what changed")}
          help={t(
            "At most once a week, and only if there is something to decide. This setting is yours alone.",
          )}
        />
        <SwitchLine
          name="acceptsSmallChanges"
          isOn={acceptsSmallChanges}
          label={t("Update numbers and times automatically")}
          help={t(
            "For example a new price, if nothing else in the answer changed. Answers you edited always wait for you.",
          )}
        />
        <div>
          <Button type="submit" name="intent" value="schedule" variant="secondary" aria-disabled={isBusy}>
            {t("Save")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function SwitchLine({
  name,
  isOn,
  label,
  help,
}: {
  name: string;
  isOn: boolean;
  label: string;
  help: string;
}) {
  return (
    <div className="flex items-start gap-3">
      <Switch
        id={name}
        name={name}
        defaultChecked={isOn}
        aria-describedby={`${name}-note`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={name} className="block font-medium text-14 leading-5">
          {label}
        </label>
        <p id={`${name}-note`} className="mt-0.5 text-13 text-text-3">
          {help}
        </p>
      </div>
    </div>
  );
}
