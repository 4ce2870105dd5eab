/** What every handler finds in its context. */
import type { IncomingMessage } from "node:http";
import type { Host } from "#shared/host.ts";

export interface HttpEnv {
  Bindings: { incoming: IncomingMessage };
  Variables: {
    host: Host;
    clientAddress: string;
    requestId: string;
    /**
     * Gives the page's route for metrics and traces, never the URL, whose number is unlimited. Resolved lazily.
     */
    route?: () => string;
  };
}
