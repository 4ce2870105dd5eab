import type { ShownTime } from "../format-time.ts";
import { Cell, Row, RowList } from "./row-list.tsx";

export interface InvitedPerson {
  userId: string;
  email: string;
  companyName: string;
  joined: ShownTime;
  invited: ShownTime;
}

const columns = "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_7rem_7rem]";

export function InvitedList({ people }: { people: InvitedPerson[] }) {
  return (
    <RowList label="Invited people" columns={columns} titles={["Company", "Email", "Joined", "Invited"]}>
      {people.map(({ userId, email, companyName, joined, invited }) => (
        <Row key={userId} columns={columns}>
          <Cell label="Company" className="font-medium">
            {companyName || <span className="font-normal text-text-3">No name yet</span>}
          </Cell>
          <Cell label="Email" className="text-text-2">
            {email}
          </Cell>
          <Cell label="Joined" isLabelled className="tabular-nums text-text-3 max-lg:text-13">
            <time dateTime={joined.iso}>{joined.text}</time>
          </Cell>
          <Cell label="Invited" isLabelled className="tabular-nums text-text-3 max-lg:text-13">
            <time dateTime={invited.iso}>{invited.text}</time>
          </Cell>
        </Row>
      ))}
    </RowList>
  );
}
