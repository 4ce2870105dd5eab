/** Builds and posts the form of a row. */
import { randomUUID } from "node:crypto";
import type { FilledCompany } from "#tests/support/filled-company.ts";
import { type Answer, ask, formOf } from "./ask.ts";
import { leafRoutes } from "./routes.ts";
import type { Row, World } from "./rows.ts";

export interface Posting {
  world: World;
  /** The requester's company, for requests that name one themselves. */
  asker: FilledCompany;
}

/** Adds field names that could name another company or user. */
export async function formOfRow(key: string, row: Row, { world, asker }: Posting): Promise<FormData> {
  const [, intent] = / ([a-z-]+)(?: \(.*\))?$/.exec(key) ?? [];
  const slipped = {
    company: world.company.companyId,
    company_id: world.company.companyId,
    userId: world.company.userId,
  };
  const fields = { ...(await row.fields?.(world, asker)), ...(intent ? { intent } : {}) };
  return formOf(
    row.of === "operator" ? fields : { ...slipped, companyId: world.company.companyId, ...fields },
  );
}

/** "main/dashboard/faqs" for "main/dashboard/faqs save (published)". */
function routeOf(key: string): string {
  return key.replace(/ \(.*\)$/, "").replace(/ [a-z-]+$/, "");
}

export function postRow(
  key: string,
  row: Row,
  { world, asker, cookie, body }: Posting & { cookie: string | null; body: FormData },
): Promise<Answer> {
  const route = routeOf(key);
  const address = row.address?.(world, asker) ?? leafRoutes.find(({ id }) => id === route)?.address ?? "";
  return ask(world.app, {
    address: isIndex(route) ? `${address}?index` : address,
    cookie,
    body,
  });
}

/** React Router posts to an index route only if the URL has `?index`. */
function isIndex(route: string): boolean {
  return route === "main/dashboard/overview" || route === "main/blog-admin/posts";
}

/** Returns the same form and URL with unknown ids, or null if they contain none of the company's. */
export function withUnknownIds(posting: Posting & { body: FormData }): (Posting & { body: FormData }) | null {
  const { world, body } = posting;
  const unknown = Object.fromEntries(Object.entries(world.company.ids).map(([name]) => [name, randomUUID()]));
  const known = new Map(Object.entries(world.company.ids).map(([name, id]) => [id, unknown[name] ?? ""]));
  const replaced = new FormData();
  for (const [name, value] of body)
    replaced.append(name, typeof value === "string" ? (known.get(value) ?? value) : value);
  const isNaming = [...body.values()].some((value) => typeof value === "string" && known.has(value));
  const company = { ...world.company, ids: unknown as FilledCompany["ids"] };
  return isNaming ? { ...posting, world: { ...world, company }, body: replaced } : null;
}
