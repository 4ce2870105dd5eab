import { Form } from "react-router";
import { CopyButton } from "#ui/copy-button.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { ShownTime } from "../format-time.ts";
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

const columns = "lg:grid-cols-[minmax(10.75rem,2fr)_5rem_4.25rem_6.5rem_minmax(0,1.3fr)_4.75rem]";

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
    <Row columns={columns} className="grid-cols-[minmax(0,1fr)_auto]">
      <Cell label="Code">
        <span className="inline-flex max-w-full items-center gap-1">
          <span className="min-w-0 font-medium tracking-wide tabular-nums">{code}</span>
          <CopyButton text={code} />
        </span>
      </Cell>
      <div className="flex flex-wrap gap-x-4 gap-y-1 max-lg:col-span-2 max-lg:text-13 lg:contents">
        <Cell label="State">
          <StateDot look={state === "active" ? "on" : "off"}>{stateWords[state]}</StateDot>
        </Cell>
        <Cell label="Used" isLabelled className="tabular-nums text-text-2">
          {uses} of {maxUses}
        </Cell>
        <Cell label="Last day" isLabelled className="tabular-nums text-text-2">
          {expires ? (
            <time dateTime={expires.iso}>{expires.text}</time>
          ) : (
            <span className="text-text-3">none</span>
          )}
        </Cell>
      </div>
      <Cell label="Note" className={cn("text-text-2 max-lg:col-span-2", !note && "max-lg:hidden")}>
        {note ?? <span className="text-text-3">–</span>}
      </Cell>
      <Form
        method="post"
        preventScrollReset
        className="max-lg:col-start-2 max-lg:row-start-1 lg:justify-self-end"
      >
        <input type="hidden" name="code" value={code} />
        <Button
          type="submit"
          name="intent"
          value={isDisabled ? "enable" : "disable"}
          variant="secondary"
          size="sm"
        >
          {isDisabled ? "Enable" : "Disable"}
          <span className="sr-only">{code}</span>
        </Button>
      </Form>
    </Row>
  );
}

const stateWords = { active: "Active", disabled: "Disabled", expired: "Expired", "used up": "Used up" };
