/** Where the editor sends the picture of a step. */
import { servicesContext } from "#app/context.ts";
import { runImageUpload } from "#features/guides/run-guide-action.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-form.ts";
import type { Route } from "./+types/images";

export function loader() {
  return new Response(null, { status: 405 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const result = await runImageUpload(context.get(servicesContext), context.get(ownerContext), form);
  return Response.json(result, { status: result.ok ? 200 : 400, headers: { "cache-control": "no-store" } });
}
