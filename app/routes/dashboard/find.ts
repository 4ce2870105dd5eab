/** Returns search results for the command palette. */
import { servicesContext } from "#app/context.ts";
import { findContent } from "#features/help-center/find-content.server.ts";
import { ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/find";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = new URL(request.url).searchParams.get("q") ?? "";
  const found = await findContent(db, context.get(ownerContext), query);
  return Response.json(found, { headers: { "cache-control": "no-store" } });
}
