/**
 * The waitlist with checkboxes. The form uses GET: the next page lists the selected people and asks for confirmation.
 */
import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { ShownTime } from "../format-time.ts";
import { Cell, Row, RowList } from "./row-list.tsx";

export interface ShownPerson {
  userId: string;
  position: number;
  email: string;
  companyName: string;
  joined: ShownTime;
}

const columns = "lg:grid-cols-[1.75rem_2.5rem_minmax(0,1fr)_minmax(0,1.3fr)_7rem]";
const stacked = "grid-cols-[1.75rem_minmax(0,1fr)_auto]";
const boxClass = "size-5 accent-(--solid)";

export function WaitingList({
  people,
  isChosenMissing,
}: {
  people: ShownPerson[];
  isChosenMissing: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(0);
  // Counts boxes that were checked before hydration or restored by the browser.
  useEffect(() => setChosen(tickedIn(form.current)), []);
  return (
    <Form method="get" ref={form} onChange={() => setChosen(tickedIn(form.current))}>
      <RowList
        label="Waiting people"
        columns={columns}
        titles={["#", "Company", "Email", "Joined"]}
        before={
          <ChooseAll
            isChecked={chosen === people.length}
            onToggle={(isChecked) => {
              for (const box of boxesIn(form.current)) box.checked = isChecked;
              setChosen(tickedIn(form.current));
            }}
          />
        }
      >
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} />
        ))}
      </RowList>
      <div
        className={cn(
          "mt-1 flex items-center justify-between gap-4 py-3",
          // Sticky while a person is selected, so that it is visible from anywhere in the list.
          chosen > 0 && "sticky bottom-0 border-t border-border bg-bg",
        )}
      >
        <p className="text-14 text-text-2" aria-live="polite">
          {chosen > 0
            ? `${chosen} selected`
            : isChosenMissing
              ? "No one selected yet."
              : "Select who to invite"}
        </p>
        <Button type="submit" name="chosen" value="1">
          Invite selected...
        </Button>
      </div>
    </Form>
  );
}

function PersonRow({ person: { userId, position, email, companyName, joined } }: { person: ShownPerson }) {
  const name = companyName || email;
  return (
    <Row columns={columns} className={stacked}>
      <label className="row-span-3 -m-2.5 grid size-11 place-items-center self-start lg:row-span-1 lg:self-center">
        <input type="checkbox" name="who" value={userId} className={boxClass} />
        <span className="sr-only">Select {name}</span>
      </label>
      <Cell label="Place" className="tabular-nums text-text-3 max-lg:col-start-3 max-lg:row-start-1">
        {position}
      </Cell>
      <Cell label="Company" className="font-medium max-lg:col-start-2 max-lg:row-start-1">
        {companyName || <span className="font-normal text-text-3">No name yet</span>}
      </Cell>
      <Cell label="Email" className="text-text-2 max-lg:col-span-2 max-lg:col-start-2">
        {email}
      </Cell>
      <Cell
        label="Joined"
        isLabelled
        className="tabular-nums text-text-3 max-lg:col-span-2 max-lg:col-start-2 max-lg:text-13"
      >
        <time dateTime={joined.iso}>{joined.text}</time>
      </Cell>
    </Row>
  );
}

/** Needs JavaScript, so it is only rendered after hydration. */
function ChooseAll({ isChecked, onToggle }: { isChecked: boolean; onToggle: (isChecked: boolean) => void }) {
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  if (!works) return <span />;
  return (
    <label className="-m-2.5 grid size-11 place-items-center">
      <input
        type="checkbox"
        checked={isChecked}
        className={boxClass}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <span className="sr-only">Select everyone on this page</span>
    </label>
  );
}

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return form ? [...form.querySelectorAll<HTMLInputElement>('input[name="who"]')] : [];
}

function tickedIn(form: HTMLFormElement | null): number {
  return boxesIn(form).filter(({ checked }) => checked).length;
}
