/** What the last import leaves out, as a CSV file. */
import { servicesContext } from "#app/context.ts";
import { findImport } from "#features/moving/describe-import.server.ts";
import { maxFileRows, writeLeftOutFile } from "#features/moving/left-out-file.ts";
import { listLeftOut } from "#features/moving/list-left-out.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { accountTexts } from "../../team-texts.server.ts";
import type { Route } from "./+types/import-left-out";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, origin } = context.get(servicesContext);
  const row = await findImport(db, context.get(ownerContext));
  const rows = row ? await listLeftOut(db, row, maxFileRows) : [];
  const { said } = accountTexts(context, "moving");
  return new Response(writeLeftOutFile(rows, { origin, said }), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="left-out.csv"',
      "cache-control": "private, no-store",
    },
  });
}
