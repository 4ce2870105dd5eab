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
     * Gives the page's route, for what is counted and traced: never the address, of which there are endless ones. It is
     * looked for when somebody counts.
     */
    route?: () => string;
  };
}
