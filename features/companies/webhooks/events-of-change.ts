import type { WebhookEvent } from "#shared/webhook-events.ts";
import type { AuditAction } from "../audit/audit-actions.ts";

/** The event that a change of content causes, with its name in the event's data. Null for changes of something else. */
export function eventOfChange(action: AuditAction): { event: WebhookEvent; change: string } | null {
  if (action === "content.published") return { event: "content.published", change: "published" };
  if (action === "website.proposed") return { event: "website.changed", change: "proposed" };
  if (action === "center.imported" || action === "articles.imported")
    return { event: "content.changed", change: "imported" };
  const [, area, change] = /^(content|website|translation)\.(\w+)$/.exec(action) ?? [];
  return area && change && changes.has(`${area}.${change}`) ? { event: "content.changed", change } : null;
}

/** Actions that change content or its visibility. */
const changes: ReadonlySet<string> = new Set<AuditAction>([
  "content.added",
  "content.edited",
  "content.renamed",
  "content.unpublished",
  "content.deleted",
  "content.restored",
  "content.moved",
  "content.categorized",
  "content.shown",
  "content.hidden",
  "content.imported",
  "content.drafted",
  "content.recorded",
  "content.captioned",
  "website.added",
  "website.replaced",
  "website.undone",
  "translation.saved",
  "translation.published",
  "translation.unpublished",
]);
