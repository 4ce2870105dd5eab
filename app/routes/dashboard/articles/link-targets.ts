/** What the editor's link field and video field find, as JSON. */
import { servicesContext } from "#app/context.ts";
import { findLinkTargets, findVideoTargets } from "#features/help-center/find-link-targets.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/link-targets";

const maxQuery = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = new URL(request.url).searchParams;
  const find = asked.get("kind") === "video" ? findVideoTargets : findLinkTargets;
  const found = await find(db, context.get(ownerContext), (asked.get("q") ?? "").slice(0, maxQuery));
  return Response.json(found, { headers: { "cache-control": "no-store" } });
}
