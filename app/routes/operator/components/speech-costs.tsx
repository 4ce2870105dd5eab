/** Transcription usage of videos, by model. */
import { FailedSection } from "./failed-list.tsx";
import { Cell, Row, RowList } from "./row-list.tsx";

const columns = "lg:grid-cols-[minmax(0,1fr)_12rem_10.5rem]";

export function SpeechCosts({ models }: { models: { model: string; videos: number; sound: string }[] }) {
  return (
    <FailedSection
      title="Audio transcription"
      total={models.reduce((total, { videos }) => total + videos, 0)}
      text="Requests for captions. Providers charge by audio length."
    >
      <RowList label="Transcription usage" columns={columns} titles={["Model", "Requests", "Audio length"]}>
        {models.map(({ model, videos, sound }) => (
          <Row key={model} columns={columns}>
            <Cell label="Model">
              <span className="font-medium">{model}</span>
            </Cell>
            <Cell label="Requests" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
              {videos === 1 ? "once" : `${videos} requests`}
            </Cell>
            <Cell label="Audio length" isLabelled className="tabular-nums text-text-2 max-lg:text-13">
              {sound}
            </Cell>
          </Row>
        ))}
      </RowList>
    </FailedSection>
  );
}
