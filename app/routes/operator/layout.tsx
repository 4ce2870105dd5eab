/** The frame of the operator's pages, which return 404 to everyone else. */
import { Outlet, useLocation, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findSecondFactors } from "#features/accounts/second-factors.server.ts";
import { countWaitlist } from "#features/beta-access/waitlist.server.ts";
import { countFailed } from "#features/operator/failed-work.server.ts";
import { useLate } from "#ui/use-late.ts";
import { AskBeforeLeaving } from "#ui/use-unsaved-changes.tsx";
import { LoadingPosts } from "../blog/admin/components/loading-posts.tsx";
import { ProtectBanner } from "../factors/components/protect-banner.tsx";
import { isPostponed } from "../factors/postponed.server.ts";
import { operatorContext, operatorsOnly } from "../guards.server.ts";
import type { Route } from "./+types/layout";
import { OperatorFrame } from "./components/operator-frame.tsx";
import { findMailboxAccess } from "./mailbox-guard.server.ts";

export const middleware = [operatorsOnly];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { email, userId } = context.get(operatorContext);
  const { config, db } = context.get(servicesContext);
  const [{ waiting }, failed, mailbox, { hasAny }, isLater] = await Promise.all([
    countWaitlist({ db }),
    countFailed({ db }),
    findMailboxAccess(context, request),
    findSecondFactors(db, userId),
    isPostponed(request),
  ]);
  return {
    appName: config.appName,
    email,
    counts: { waiting, failed },
    hasMailbox: mailbox === "open",
    isUnprotected: !hasAny && !isLater,
  };
}

export default function OperatorLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLate = useLate(next?.pathname === "/blog-admin" && next.pathname !== pathname);
  return (
    <OperatorFrame {...loaderData}>
      {loaderData.isUnprotected ? <ProtectBanner path={pathname} /> : null}
      {isLate ? <LoadingPosts /> : null}
      <div hidden={isLate}>
        <AskBeforeLeaving>
          <Outlet />
        </AskBeforeLeaving>
      </div>
    </OperatorFrame>
  );
}
