/** What writing questions took of the language model, company by company. */
import type { ShownTime } from "../format-time.ts";
import { FailedSection } from "./failed-list.tsx";
import { Cell, Row, RowList } from "./row-list.tsx";

export interface ShownModelRun {
  id: string;
  companyName: string;
  model: string;
  /** "gpt did not answer in time"; null when it had a part in the writing. */
  failure: string | null;
  /** "1,200 in, 300 out". */
  tokens: string;
  droppedAnswers: number;
  started: ShownTime;
}

const columns = "lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.6fr)_12rem_10.5rem]";

export function ModelRuns({ total, tokens, runs }: { total: number; tokens: string; runs: ShownModelRun[] }) {
  return (
    <FailedSection
      title="Language model"
      total={total}
      text={`The latest writing of questions of each company. Tokens altogether: ${tokens}.`}
    >
      <RowList
        label="What writing questions took of the language model"
        columns={columns}
        titles={["Company", "Model", "Tokens", "Started"]}
      >
        {runs.map(({ id, companyName, model, failure, tokens, droppedAnswers, started }) => (
          <Row key={id} columns={columns}>
            <Cell label="Company">
              {companyName ? (
                <span className="font-medium">{companyName}</span>
              ) : (
                <span className="text-text-3">No name yet</span>
              )}
            </Cell>
            <Cell label="Model">
              {failure ? <span className="text-danger">{failure}</span> : model}
              {droppedAnswers > 0 ? (
                <span className="block text-13 text-text-3">
                  {droppedAnswers === 1 ? "1 answer" : `${droppedAnswers} answers`} left out
                </span>
              ) : null}
            </Cell>
            <Cell label="Tokens" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
              {tokens}
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
