/** Connects the recorder extension of a member's browsers. */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { listBuiltExtensions } from "#features/recordings/extension/built-extension.server.ts";
import {
  createPairingCode,
  disconnectExtension,
  listConnections,
} from "#features/recordings/extension/connections.server.ts";
import { codeMinutes } from "#features/recordings/extension/pairing-code.ts";
import { extensionPaths } from "#features/recordings/extension/paths.ts";
import { partsOfDevice } from "#shared/device-label.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext, runsInstallationContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { agoText } from "../getting-started/ago-text.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/extension";
import { ConnectBrowser } from "./components/connect-browser.tsx";
import { ConnectedBrowsers } from "./components/connected-browsers.tsx";

const here = extensionPaths.page;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const now = services.clock.now();
  const connections = await listConnections(services, context.get(ownerContext));
  const sent = inAccountLanguage(context, ["extension"]);
  return {
    ...sent,
    origin: services.origin,
    downloads: await listBuiltExtensions(),
    runsInstallation: context.get(runsInstallationContext),
    connections: connections.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device: deviceIn(context, device),
      connected: agoText(createdAt, now, sent.language),
      lastUsed: lastUsedAt && agoText(lastUsedAt, now, sent.language),
    })),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  switch (form.get("intent")) {
    case "create-code": {
      const { code } = await createPairingCode(services, scope);
      // The page shows the code once, and never stores it.
      return data({ code }, { headers: { "cache-control": "private, no-store" } });
    }
    case "disconnect": {
      const id = z.uuid().safeParse(form.get("id"));
      const { t } = accountTexts(context, "extension");
      const ended = id.success && (await disconnectExtension(services, scope, id.data));
      if (!ended)
        return redirectWithToast(here, {
          kind: "warning",
          text: t("This browser was already disconnected."),
        });
      return redirectWithToast(here, {
        kind: "success",
        text: t("{device} is disconnected", { device: deviceIn(context, ended.device) }),
      });
    }
    default:
      throw unknownForm();
  }
}

function deviceIn(context: Route.LoaderArgs["context"], stored: string): string {
  const { t, said } = accountTexts(context, "extension");
  const parts = partsOfDevice(stored);
  return parts ? t("{browser} on {system}", parts) : said(stored);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Recorder Extension", matches);
}

export default function Extension({ loaderData, actionData }: Route.ComponentProps) {
  const { connections, ...offer } = loaderData;
  const { t } = useTeamTexts("extension");
  return (
    <>
      <PageHeader
        title={t("Recorder Extension")}
        text={t("Records your clicks in a browser tab, with the exact name and a picture of each control.")}
      />
      <ConnectBrowser {...offer} code={actionData?.code ?? null} minutes={codeMinutes} />
      <ConnectedBrowsers connections={connections} />
    </>
  );
}

export const ErrorBoundary = SectionError;
