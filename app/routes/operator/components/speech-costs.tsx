/** What writing down the speech of films took, by model. */
import { FailedSection } from "./failed-list.tsx";
import { Cell, Row, RowList } from "./row-list.tsx";

const columns = "lg:grid-cols-[minmax(0,1fr)_12rem_10.5rem]";

export function SpeechCosts({ models }: { models: { model: string; films: number; sound: string }[] }) {
  return (
    <FailedSection
      title="Speech of films"
      total={models.reduce((total, { films }) => total + films, 0)}
      text="Each time captions were asked for. Providers charge for the length of the sound."
    >
      <RowList
        label="What writing down speech took"
        columns={columns}
        titles={["Model", "Asked for", "Sound heard"]}
      >
        {models.map(({ model, films, sound }) => (
          <Row key={model} columns={columns}>
            <Cell label="Model">
              <span className="font-medium">{model}</span>
            </Cell>
            <Cell label="Asked for" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
              {films === 1 ? "once" : `${films} times`}
            </Cell>
            <Cell label="Sound heard" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
              {sound}
            </Cell>
          </Row>
        ))}
      </RowList>
    </FailedSection>
  );
}
