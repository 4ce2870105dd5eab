/** Hono's context variables, available to every handler. */
import type { IncomingMessage } from "node:http";
import type { Host } from "#shared/host.ts";

export interface HttpEnv {
  Bindings: { incoming: IncomingMessage };
  Variables: {
    host: Host;
    clientAddress: string;
    requestId: string;
    /** Returns the page's route for metrics and traces, because URLs have unbounded cardinality. Resolved lazily. */
    route?: () => string;
  };
}
