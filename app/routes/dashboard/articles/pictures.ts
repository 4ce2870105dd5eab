import { servicesContext } from "#app/context.ts";
import { runPictureUpload } from "#features/articles/run-picture-upload.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/pictures";

export function loader() {
  return new Response(null, { status: 405 });
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const result = await runPictureUpload(context.get(servicesContext), context.get(ownerContext), form);
  const status = result.ok ? 200 : result.status;
  return Response.json(result, { status, headers: { "cache-control": "no-store" } });
}
