import type { ShownTime } from "../format-time.ts";
import { FailedSection } from "./failed-list.tsx";
import { Cell, Row, RowList } from "./row-list.tsx";

export interface ShownModelRun {
  id: string;
  /** Null if the company was deleted or never created. */
  companyName: string | null;
  host: string;
  purpose: "wizard" | "import" | "check" | "translation";
  model: string;
  /** A reason such as "gpt did not answer in time". Null if the model contributed answers. */
  failure: string | null;
  /** A text such as "1,200 in, 300 out". */
  tokens: string;
  /** An amount such as "$0.56". Null if no price is set for its model. */
  cost: string | null;
  acceptedAnswers: number;
  droppedAnswers: number;
  started: ShownTime;
}

const columns = "lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.6fr)_12rem_10.5rem]";

const purposes: Record<ShownModelRun["purpose"], string> = {
  wizard: "Wizard",
  import: "Command line",
  check: "Check for changes",
  translation: "Translation",
};

interface ModelRunsProps {
  total: number;
  tokens: string;
  /** A text such as "gpt cost $1.06". Null if no prices are set. */
  cost: string | null;
  runs: ShownModelRun[];
}

export function ModelRuns({ total, tokens, cost, runs }: ModelRunsProps) {
  return (
    <FailedSection
      title="Language model"
      total={total}
      text={`Requests for questions and translations, newest first. Total tokens: ${tokens}.${cost === null ? "" : ` At current prices: ${cost}.`}`}
    >
      <RowList
        label="Language model usage"
        columns={columns}
        titles={["Company", "Model", "Tokens", "Started"]}
      >
        {runs.map(({ id, companyName, host, purpose, model, failure, tokens, cost, started, ...kept }) => (
          <Row key={id} columns={columns}>
            <Cell label="Company">
              {companyName ? (
                <span className="font-medium">{companyName}</span>
              ) : (
                <span className="text-text-3">{companyName === null ? "No company" : "No name yet"}</span>
              )}
              <span className="block text-13 text-text-3">
                {[purposes[purpose], host].filter(Boolean).join(", ")}
              </span>
            </Cell>
            <Cell label="Model">
              {failure ? <span className="text-danger">{failure}</span> : model}
              <span className="block text-13 text-text-3">{keptText(purpose, kept)}</span>
            </Cell>
            <Cell label="Tokens" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
              {tokens}
              {cost === null ? null : <span className="block text-13 text-text-3">{cost}</span>}
            </Cell>
            <Cell
              label="Started"
              isLabelled
              className="tabular-nums text-text-2 max-lg:text-13 max-lg:text-text-3"
            >
              <time dateTime={started.iso}>{started.text}</time>
            </Cell>
          </Row>
        ))}
      </RowList>
    </FailedSection>
  );
}

function keptText(
  purpose: ShownModelRun["purpose"],
  {
    acceptedAnswers: accepted,
    droppedAnswers: dropped,
  }: Pick<ShownModelRun, "acceptedAnswers" | "droppedAnswers">,
): string {
  const [none, what] = purpose === "translation" ? ["No drafts", "drafts"] : ["No answers", "answers"];
  return accepted + dropped === 0 ? none : `${accepted} of ${accepted + dropped} ${what} kept`;
}
