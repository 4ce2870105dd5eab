import type { IncomingMessage, ServerResponse } from "node:http";
import type { Host } from "#shared/host.ts";

export interface HttpEnv {
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse };
  Variables: {
    host: Host;
    clientAddress: string;
    requestId: string;
    /**
     * Returns the page's route id. Metrics and traces use it because the number of different URLs is unlimited. A
     * function, so that it is only computed when needed.
     */
    route?: () => string;
  };
}
