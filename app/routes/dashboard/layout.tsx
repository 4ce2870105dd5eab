import { Outlet, useMatches } from "react-router";
import { servicesContext } from "#app/context.ts";
import { messagesIn, TeamTextsProvider } from "#features/companies/components/team-texts.tsx";
import appStyles from "#ui/styles/app.css?url";
import { AskBeforeLeaving } from "#ui/use-unsaved-changes.tsx";
import { betaUsersOnly, ownerContext, roleContext, runsInstallationContext } from "../guards.server.ts";
import { inAccountLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/layout";
import { DashboardFrame } from "./components/dashboard-frame.tsx";
import { describeDashboard } from "./describe-dashboard.server.ts";
import { readSidebarState } from "./sidebar-state.ts";

export const middleware = [betaUsersOnly];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  return {
    ...inAccountLanguage(context, ["frame"]),
    ...(await describeDashboard(db, scope)),
    appName: config.appName,
    email: scope.email,
    role: context.get(roleContext),
    runsInstallation: context.get(runsInstallationContext),
    sidebar: readSidebarState(request.headers.get("cookie")),
  };
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { messages: _, ...frame } = loaderData;
  const messages = useMatches().flatMap(({ loaderData: sent }) => messagesIn(sent));
  return (
    <TeamTextsProvider messages={messages}>
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <DashboardFrame {...frame}>
        <AskBeforeLeaving>
          <Outlet />
        </AskBeforeLeaving>
      </DashboardFrame>
    </TeamTextsProvider>
  );
}
