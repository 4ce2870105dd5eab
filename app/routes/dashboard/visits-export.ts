/** The chart's numbers as a CSV file. */
import { servicesContext } from "#app/context.ts";
import { readRange } from "#features/analytics/day-visits.ts";
import { describeOwnVisits } from "#features/analytics/own-visits.server.ts";
import { csvFile } from "#shared/write-csv.ts";
import { ownerContext } from "../guards.server.ts";
import { accountTexts } from "../team-texts.server.ts";
import type { Route } from "./+types/visits-export";

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const range = readRange(new URL(request.url).searchParams.get("days"));
  const { days } = await describeOwnVisits(db, context.get(ownerContext), { now, range });
  const { t } = accountTexts(context, "home");
  const csv = csvFile([
    [t("Day"), t("Views"), t("Searches")],
    ...days.map(({ day, views, searches }) => [day, String(views), String(searches)]),
  ]);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="visits-${now.toISOString().slice(0, 10)}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
