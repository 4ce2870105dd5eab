import { findImport } from "#features/moving/describe-import.server.ts";
import { handleMoveIn } from "#features/moving/move-in.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

/** Runs the job of a company's import once, as a worker would. */
export async function runImport(
  services: Services,
  scope: OwnerScope,
  signal = new AbortController().signal,
): Promise<void> {
  const row = await findImport(services.db, scope);
  await handleMoveIn(
    services,
    { importId: row!.id },
    { jobId: "1", attempt: 1, isLastAttempt: true, signal, heartbeat: async () => {}, log: services.log },
  );
}
