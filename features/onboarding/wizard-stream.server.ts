import { websiteSoonChannel } from "#features/websites/wizard-watchers.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { openStateStream } from "./state-stream.server.ts";
import type { WizardState } from "./wizard.ts";
import { getWizardState } from "./wizard-state.server.ts";

type Deps = Pick<Services, "db" | "realtime" | "clock" | "origin" | "config" | "log">;

/** The event stream of the wizard. `signal` aborts when the client closes the connection. */
export function openWizardStream(
  services: Deps,
  scope: OwnerScope,
  { signal, ...timing }: { signal: AbortSignal; checkMs?: number; maxMs?: number },
): Response {
  const { companyId, userId: key } = scope;
  return openStateStream<WizardState>(
    services,
    {
      ...timing,
      companyId,
      kind: "wizard",
      key,
      read: () => getWizardState(services, scope),
      // The owner is about to enter a URL, so workers start their threads now to save time later.
      async onOpen({ step }) {
        if (step === "url-input") await services.realtime.publish(websiteSoonChannel, null);
      },
    },
    signal,
  );
}
