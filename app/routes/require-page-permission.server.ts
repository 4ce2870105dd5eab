/** The part of the dashboard's guard that compares a member's role with `pagePermissions`. */
import { data, type RouterContextProvider } from "react-router";
import { bodyContext } from "#app/context.ts";
import { roleRefusal } from "#features/companies/membership.server.ts";
import { refused } from "#shared/action-outcome.ts";
import type { PageRefusal } from "#shared/page-refusal.ts";
import { may, type Permission, type Role } from "#shared/permissions.ts";
import { type PagePermissions, pagePermissions } from "./page-permissions.ts";

interface Asked {
  request: Request;
  /** The route's pattern, such as "/dashboard/guides/:guideId". */
  pattern: string;
  context: Readonly<RouterContextProvider>;
}

/** Throws a 403 unless the role may open the page, or post this form to it. */
export async function requirePagePermission(asked: Asked, role: Role): Promise<void> {
  // React Router omits the slash before the first segment of nested routes.
  const needs = pagePermissions[`/${asked.pattern.replace(/^\//, "")}`];
  if (!needs) throw new Error(`no permission is named for ${asked.pattern}`);
  if (!may(role, needs.page)) throw refusalOf(needs);
  if (asked.request.method === "GET" || asked.request.method === "HEAD") return;
  for (const permission of await postPermissions(asked, needs.post, role))
    if (!may(role, permission)) throw refusalOf(needs);
}

async function postPermissions(
  { context }: Asked,
  post: PagePermissions["post"],
  role: Role,
): Promise<Permission[]> {
  if (typeof post !== "object") return post ? [post] : [];
  // Most members may post every form, so the body is left to the action.
  if (Object.values(post).every((permission) => may(role, permission))) return [];
  const read = await context.get(bodyContext).form();
  if (!("value" in read)) return [];
  // All of them, because some actions take the first value and some the last.
  return read.value.getAll("intent").flatMap((intent) => post[String(intent)] ?? []);
}

function refusalOf({ isForScript }: PagePermissions) {
  if (isForScript)
    return Response.json(
      { ...refused(403, roleRefusal), message: roleRefusal },
      { status: 403, headers: { "cache-control": "no-store" } },
    );
  const refusal: PageRefusal = {
    title: "You don't have access to this page",
    message: roleRefusal,
    link: { to: "/dashboard", label: "Back to your dashboard" },
  };
  return data(refusal, { status: 403 });
}
