/** All redirects as a CSV file, in the format that the import reads. */
import { servicesContext } from "#app/context.ts";
import { writeRedirectFile } from "#features/redirects/redirect-file.ts";
import { listAllRedirects } from "#features/redirects/redirects.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/redirects-export";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const rows = await listAllRedirects(db, context.get(ownerContext));
  return new Response(writeRedirectFile(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="redirects.csv"',
      "cache-control": "private, no-store",
    },
  });
}
