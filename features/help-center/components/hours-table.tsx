import type { OpeningHours } from "#shared/opening-hours.ts";
import { hoursRows } from "../hours-rows.ts";
import { hoursId } from "./open-state.tsx";
import { useTexts } from "./texts.tsx";

export function HoursTable({ hours }: { hours: OpeningHours }) {
  const texts = useTexts();
  return (
    <table className="hc-hours" id={hoursId} lang={texts.lang}>
      <tbody>
        {hoursRows(texts, hours).map(({ name, times }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
