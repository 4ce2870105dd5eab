/** Returns the whole list to a page that was rendered with only the start of a long list. */
import { servicesContext } from "#app/context.ts";
import { listOwnerFaqs } from "#features/faqs/list-owner-faqs.server.ts";
import { categorizedContent } from "#features/help-center/collections/categorized-content.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/list";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const list = await listOwnerFaqs(db, context.get(ownerContext), {
    now: clock.now(),
    elsewhere: categorizedContent,
  });
  return Response.json(list, { headers: { "cache-control": "no-store" } });
}
