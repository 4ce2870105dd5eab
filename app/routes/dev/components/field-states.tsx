/** Shows all form controls empty, filled, with help, with an error, and disabled. */
import type { ReactNode } from "react";
import { Field, type FieldControlProps } from "#ui/primitives/field.tsx";
import { FileInput, Input, Textarea } from "#ui/primitives/input.tsx";
import { MomentInput } from "#ui/primitives/moment-input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { Switch, SwitchButton } from "#ui/primitives/switch.tsx";
import { longText, longWord } from "./sample-texts.ts";
import { Section } from "./section.tsx";

interface State {
  name: string;
  help?: string;
  error?: string | string[];
  value?: string;
  isDisabled?: boolean;
}

const states: State[] = [
  { name: "Empty" },
  { name: "With help", help: "Visitors see it below every answer.", value: "A value" },
  { name: "Wrong", error: "Enter an email address.", value: "not an address" },
  { name: "Wrong twice", error: ["Enter at least 10 characters.", longText], value: longWord },
  { name: "Disabled", value: "A value", isDisabled: true },
  { name: longText, help: longText, value: longText },
];

const controls: Record<string, (control: FieldControlProps, state: State) => ReactNode> = {
  Input: (control, { value, isDisabled }) => (
    <Input {...control} defaultValue={value} placeholder="Placeholder" disabled={isDisabled} />
  ),
  "Day and time": (control, { value, isDisabled }) => (
    <MomentInput
      {...control}
      value={value ? "2026-12-24T18:00:00.000Z" : ""}
      onChange={() => {}}
      disabled={isDisabled}
    />
  ),
  File: (control, { isDisabled }) => <FileInput {...control} disabled={isDisabled} />,
  Textarea: (control, { value, isDisabled }) => (
    <Textarea {...control} rows={3} defaultValue={value} placeholder="Placeholder" disabled={isDisabled} />
  ),
  Select: (control, { value, isDisabled }) => (
    <Select {...control} disabled={isDisabled}>
      <option>{value ?? "First"}</option>
      <option>Second</option>
    </Select>
  ),
};

export function FieldStates() {
  return (
    <>
      {Object.entries(controls).map(([kind, draw]) => (
        <Section key={kind} title={kind}>
          <div className="grid gap-6 md:grid-cols-2">
            {states.map((state, index) => (
              <Field
                key={state.name}
                id={`${kind}-${index}`}
                label={state.name}
                help={state.help}
                error={state.error}
              >
                {(control) => draw(control, state)}
              </Field>
            ))}
          </div>
        </Section>
      ))}
      <Section title="Switch">
        <div className="flex flex-wrap items-center gap-6">
          {[false, true].flatMap((isOn) =>
            [false, true].map((isDisabled) => (
              <SwitchPair key={`${isOn} ${isDisabled}`} isOn={isOn} isDisabled={isDisabled} />
            )),
          )}
        </div>
      </Section>
    </>
  );
}

function SwitchPair({ isOn, isDisabled }: { isOn: boolean; isDisabled: boolean }) {
  const name = `${isOn ? "On" : "Off"}${isDisabled ? ", disabled" : ""}`;
  return (
    <div className="flex items-center gap-3 text-14">
      <Switch aria-label={name} defaultChecked={isOn} disabled={isDisabled} />
      <SwitchButton aria-label={name} isOn={isOn} disabled={isDisabled} />
      {name}
    </div>
  );
}
