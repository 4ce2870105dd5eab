import { Form } from "react-router";
import type { Plan } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import type { ShownTime } from "../format-time.ts";
import { Cell, Row, RowList } from "./row-list.tsx";
import { StateDot } from "./state-dot.tsx";

export interface ShownCompany {
  id: string;
  companyName: string;
  /** Null if the company was created on the command line and hasn't been claimed yet. */
  ownerEmail: string | null;
  memberCount: number;
  access: "Access" | "Waiting" | "None" | "Unclaimed";
  plan: Plan;
  isPublic: boolean;
  /** Null if it has no name yet. */
  address: string | null;
  lastActivity: ShownTime;
}

const columns = "lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_6.5rem_10.5rem]";

export function CompanyList({ companies }: { companies: ShownCompany[] }) {
  return (
    <RowList label="Companies" columns={columns} titles={["Company", "Help center", "Last activity", "Plan"]}>
      {companies.map((company) => (
        <CompanyRow key={company.id} company={company} />
      ))}
    </RowList>
  );
}

function CompanyRow({ company }: { company: ShownCompany }) {
  const { companyName, ownerEmail, memberCount, access, isPublic, address, lastActivity } = company;
  return (
    <Row columns={columns}>
      <Cell label="Company">
        <span className="block font-medium">
          {companyName || <span className="font-normal text-text-3">No name yet</span>}
        </span>
        <span className="block text-13 text-text-3">
          {ownerEmail ?? "Unclaimed"}
          {memberCount > 1 ? ` · ${memberCount} members` : null}
          {access === "Waiting" || access === "None" ? ` · ${accessWords[access]}` : null}
        </span>
      </Cell>
      <Cell label="Help center">
        <StateDot look={isPublic ? "on" : "off"}>{isPublic ? "Published" : "Not published"}</StateDot>
        {address ? (
          <span className="block text-13">
            {isPublic ? (
              <a
                href={address}
                className="text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
              >
                {address.replace(/^https?:\/\//, "")}
              </a>
            ) : (
              <span className="text-text-3">{address.replace(/^https?:\/\//, "")}</span>
            )}
          </span>
        ) : null}
      </Cell>
      <Cell
        label="Last activity"
        isLabelled
        className="tabular-nums text-text-2 max-lg:text-13 max-lg:text-text-3"
      >
        <time dateTime={lastActivity.iso}>{lastActivity.text}</time>
      </Cell>
      <Cell label="Plan" className="max-lg:pt-1.5">
        <PlanSwitch company={company} />
      </Cell>
    </Row>
  );
}

const accessWords = { Waiting: "on the waitlist", None: "without access" };

function PlanSwitch({ company: { id, companyName, ownerEmail, plan } }: { company: ShownCompany }) {
  const other = plan === "ai" ? ("basic" as const) : ("ai" as const);
  const name = companyName || ownerEmail || "this company";
  return (
    <Form method="post" preventScrollReset className="flex items-center justify-between gap-3">
      <span className="font-medium">{planWords[plan]}</span>
      <input type="hidden" name="companyId" value={id} />
      <input type="hidden" name="plan" value={other} />
      <Button type="submit" name="intent" value="set-plan" variant="secondary" size="sm">
        Switch to {planWords[other]}
        <span className="sr-only">for {name}</span>
      </Button>
    </Form>
  );
}

const planWords = { basic: "Basic", ai: "AI" };
