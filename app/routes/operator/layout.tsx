/** Around every page of the operator. For everybody else none of them exists. */
import { Outlet, useLocation, useNavigation } from "react-router";
import { useLate } from "#app/components/use-late.ts";
import { servicesContext } from "#app/context.ts";
import { countWaitlist } from "#features/beta-access/waitlist.server.ts";
import { mailStaysHere } from "#features/mailbox/policy.ts";
import { countFailed } from "#features/operator/failed-work.server.ts";
import { LoadingPosts } from "../blog/admin/components/loading-posts.tsx";
import { operatorContext, operatorsOnly } from "../guards.server.ts";
import type { Route } from "./+types/layout";
import { OperatorFrame } from "./components/operator-frame.tsx";

export const middleware = [operatorsOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(operatorContext);
  const { config, origin, db } = context.get(servicesContext);
  const [{ waiting }, failed] = await Promise.all([countWaitlist({ db }), countFailed({ db })]);
  return {
    appName: config.appName,
    email,
    counts: { waiting, failed },
    hasMailbox: mailStaysHere(config, origin),
  };
}

export default function OperatorLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLate = useLate(next?.pathname === "/blog-admin" && next.pathname !== pathname);
  return (
    <OperatorFrame {...loaderData}>
      {isLate ? <LoadingPosts /> : null}
      <div hidden={isLate}>
        <Outlet />
      </div>
    </OperatorFrame>
  );
}
