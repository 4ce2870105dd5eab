/** /operator opens the waitlist, where most of the work is. */
import { redirect } from "react-router";
import { operatorContext } from "../guards.server.ts";
import type { Route } from "./+types/overview";

export function loader({ context }: Route.LoaderArgs) {
  context.get(operatorContext);
  return redirect("/operator/waitlist");
}
