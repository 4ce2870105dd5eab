/** Exports all questions as a file in the format that imports read. */

import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { writeFaqCsv, writeFaqJson } from "#features/faqs/faq-exchange.ts";
import { exportFaqs } from "#features/faqs/import-faqs.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/export";

const formats = {
  csv: { type: "text/csv; charset=utf-8", write: writeFaqCsv },
  json: { type: "application/json; charset=utf-8", write: writeFaqJson },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const asked = new URL(request.url).searchParams.get("format") ?? "csv";
  if (asked !== "csv" && asked !== "json") throw data("Unknown format.", { status: 400 });
  const { type, write } = formats[asked];
  const { db, clock } = context.get(servicesContext);
  await db.transaction((tx) => recordChange(tx, scope, { action: "questions.exported" }));
  const day = clock.now().toISOString().slice(0, 10);
  return new Response(write(await exportFaqs(db, scope)), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="faqs-${day}.${asked}"`,
      "cache-control": "no-store",
    },
  });
}
