/** Returns the whole list to a page that was rendered with only the start of a long list. */
import { servicesContext } from "#app/context.ts";
import { listOwnerFaqs } from "#features/faqs/list-owner-faqs.server.ts";
import { categorizedContent } from "#features/help-center/collections/categorized-content.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/list";
import { readFaqNumbers } from "./faq-numbers.server.ts";
import { writeListLines } from "./list-lines.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const [list, numbers] = await Promise.all([
    listOwnerFaqs(db, scope, { now: clock.now(), elsewhere: categorizedContent }),
    readFaqNumbers(db, scope),
  ]);
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(writeListLines({ list, numbers }), { headers });
}
