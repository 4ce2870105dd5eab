import type { ShownTime } from "../format-time.ts";
import { Cell, Row, RowList } from "./row-list.tsx";

export interface ShownBlocked {
  id: string;
  page: string;
  what: string;
  directive: string;
  count: number;
  firstSeen: ShownTime;
  lastSeen: ShownTime;
}

const columns = "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_4.5rem_7.5rem_7.5rem]";
const titles = ["Blocked", "Page", "Reports", "First seen", "Last seen"];

export function BlockedList({ things }: { things: ShownBlocked[] }) {
  return (
    <RowList label="Blocked content" columns={columns} titles={titles}>
      {things.map(({ id, page, what, directive, count, firstSeen, lastSeen }) => (
        <Row key={id} columns={columns}>
          <Cell label="Blocked">
            <span className="font-medium">{what}</span>
            <code className="block text-13 text-text-3">{directive}</code>
          </Cell>
          <Cell label="Page" isLabelled className="text-text-2 max-lg:text-13">
            {page}
          </Cell>
          <Cell label="Reports" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
            {count.toLocaleString("en")}
          </Cell>
          <Cell label="First seen" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
            <time dateTime={firstSeen.iso}>{firstSeen.text}</time>
          </Cell>
          <Cell label="Last seen" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
            <time dateTime={lastSeen.iso}>{lastSeen.text}</time>
          </Cell>
        </Row>
      ))}
    </RowList>
  );
}
