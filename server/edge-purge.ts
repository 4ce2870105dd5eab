import { createEdgePurge } from "#platform/edge/create-edge-purge.ts";
import type { Services } from "#platform/services.ts";

/** Purges the configured edge after changes. Returns how to stop it. */
export async function startEdgePurge({ config, realtime, log }: Services): Promise<() => Promise<void>> {
  if (!config.edge) return async () => {};
  const { createOperatorFetch } = await import("#platform/egress/create-operator-fetch.ts");
  const operator = createOperatorFetch({ url: config.edge.url, allowPrivate: config.crawl.allowPrivate });
  const purge = createEdgePurge({ config: config.edge, realtime, log, send: operator.fetch });
  return async () => {
    await purge.close();
    await operator.close();
  };
}
