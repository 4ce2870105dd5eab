import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { ShownTime } from "../format-time.ts";
import { CopyButton } from "./copy-button.tsx";
import { Cell, Row, RowList } from "./row-list.tsx";
import { StateDot } from "./state-dot.tsx";

export interface ShownCode {
  code: string;
  uses: number;
  maxUses: number;
  expires: ShownTime | null;
  note: string | null;
  state: "active" | "disabled" | "expired" | "used up";
}

const columns = "md:grid-cols-[minmax(0,1.3fr)_6rem_7rem_7rem_minmax(0,1fr)_5.5rem]";

export function CodeList({ codes }: { codes: ShownCode[] }) {
  return (
    <RowList label="Beta codes" columns={columns} titles={["Code", "State", "Used", "Last day", "Note"]}>
      {codes.map((code) => (
        <CodeRow key={code.code} shown={code} />
      ))}
    </RowList>
  );
}

function CodeRow({ shown: { code, uses, maxUses, expires, note, state } }: { shown: ShownCode }) {
  const isDisabled = state === "disabled";
  return (
    <Row columns={columns}>
      <Cell label="Code">
        <span className="inline-flex max-w-full items-center gap-1">
          <span className="min-w-0 font-medium tracking-wide tabular-nums">{code}</span>
          <CopyButton text={code} />
        </span>
      </Cell>
      <Cell label="State">
        <StateDot look={state === "active" ? "on" : "off"}>{stateWords[state]}</StateDot>
      </Cell>
      <Cell label="Used" className="tabular-nums">
        {uses} <span className="text-text-3">of {maxUses}</span>
      </Cell>
      <Cell label="Last day" className="tabular-nums text-text-2">
        {expires ? (
          <time dateTime={expires.iso}>{expires.text}</time>
        ) : (
          <span className="text-text-3">None</span>
        )}
      </Cell>
      <Cell label="Note" className="text-text-2">
        {note ?? <span className="text-text-3">–</span>}
      </Cell>
      <Form method="post" preventScrollReset className="max-md:pt-1 md:justify-self-end">
        <input type="hidden" name="code" value={code} />
        <Button
          type="submit"
          name="intent"
          value={isDisabled ? "enable" : "disable"}
          variant="secondary"
          size="sm"
          aria-label={`${isDisabled ? "Enable" : "Disable"} ${code}`}
        >
          {isDisabled ? "Enable" : "Disable"}
        </Button>
      </Form>
    </Row>
  );
}

const stateWords = { active: "Active", disabled: "Disabled", expired: "Expired", "used up": "Used up" };
