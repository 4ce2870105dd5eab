import { exportCompany, refuseHead } from "../account/export-response.server.ts";
import { ownerContext } from "../guards.server.ts";
import type { Route } from "./+types/account-export";

export function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  refuseHead(request);
  return exportCompany(context, context.get(ownerContext));
}
