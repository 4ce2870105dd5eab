import { servicesContext } from "#app/context.ts";
import { runImageUpload } from "#features/guides/run-guide-action.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/images";

export function loader() {
  return new Response(null, { status: 405 });
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const result = await runImageUpload(context.get(servicesContext), context.get(ownerContext), form);
  const status = result.ok ? 200 : result.isBusy ? 429 : 400;
  return Response.json(result, { status, headers: { "cache-control": "no-store" } });
}
