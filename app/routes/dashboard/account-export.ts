import { exportCompany, refuseHead } from "../account/export-response.server.ts";
import { ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/account-export";

export function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  refuseHead(request);
  const scope = context.get(ownerContext);
  return exportCompany({ context, request }, { scope, backTo: "/dashboard/account" });
}
