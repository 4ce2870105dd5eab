import { Fragment } from "react";
import type { OpeningHours } from "#shared/opening-hours.ts";
import { hoursRows } from "../hours-rows.ts";
import { hoursId } from "./open-state.tsx";
import { useTexts } from "./texts.tsx";

export function HoursTable({ hours }: { hours: OpeningHours }) {
  const texts = useTexts();
  const comma = texts.listed(["", ""]);
  return (
    <table className="hc-hours" id={hoursId} lang={texts.lang}>
      <tbody>
        {hoursRows(texts, hours).map(({ name, times }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {times.map((range, index) => (
                <Fragment key={range}>
                  {index > 0 && comma.endsWith(" ") ? " " : null}
                  <span>
                    {range}
                    {index < times.length - 1 ? comma.trim() : null}
                  </span>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
