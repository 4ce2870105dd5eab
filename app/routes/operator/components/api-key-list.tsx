import { Link } from "react-router";
import { buttonClass } from "#ui/primitives/button.tsx";
import type { ShownTime } from "../format-time.ts";
import { Cell, Row, RowList } from "./row-list.tsx";
import { StateDot } from "./state-dot.tsx";

export interface ShownKey {
  id: string;
  name: string;
  tokenStart: string;
  monthlyPages: number | null;
  pagesThisMonth: number;
  concurrency: number;
  lastUsed: ShownTime | null;
  isRevoked: boolean;
}

const columns = "lg:grid-cols-[minmax(0,1.6fr)_7.5rem_5.5rem_9rem_4.5rem_6.5rem_5.5rem]";
const titles = ["Name", "Begins with", "State", "Pages this month", "Parallel jobs", "Last used"];

export function ApiKeyList({ keys }: { keys: ShownKey[] }) {
  return (
    <RowList label="API keys" columns={columns} titles={titles}>
      {keys.map((key) => (
        <KeyRow key={key.id} shown={key} />
      ))}
    </RowList>
  );
}

function KeyRow({ shown }: { shown: ShownKey }) {
  const { id, name, tokenStart, monthlyPages, pagesThisMonth, concurrency, lastUsed, isRevoked } = shown;
  return (
    <Row columns={columns} className="grid-cols-[minmax(0,1fr)_auto]">
      <Cell label="Name">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
      </Cell>
      <div className="flex flex-wrap gap-x-4 gap-y-1 max-lg:col-span-2 max-lg:text-13 lg:contents">
        <Cell label="Begins with" isLabelled className="text-text-2">
          <code>{tokenStart}…</code>
        </Cell>
        <Cell label="State">
          <StateDot look={isRevoked ? "off" : "on"}>{isRevoked ? "Revoked" : "Active"}</StateDot>
        </Cell>
        <Cell label="Pages this month" isLabelled className="tabular-nums text-text-2">
          {monthlyPages === null ? pagesThisMonth : `${pagesThisMonth} of ${monthlyPages}`}
        </Cell>
        <Cell label="Parallel jobs" isLabelled className="tabular-nums text-text-2">
          {concurrency}
        </Cell>
        <Cell label="Last used" isLabelled className="tabular-nums text-text-2">
          {lastUsed ? (
            <time dateTime={lastUsed.iso}>{lastUsed.text}</time>
          ) : (
            <span className="text-text-3">never</span>
          )}
        </Cell>
      </div>
      {isRevoked ? (
        <span />
      ) : (
        <Link
          to={`?revoke=${id}`}
          className={`${buttonClass({ variant: "secondary", size: "sm" })} max-lg:col-start-2 max-lg:row-start-1 lg:justify-self-end`}
        >
          Revoke<span className="sr-only"> {name}</span>
        </Link>
      )}
    </Row>
  );
}
