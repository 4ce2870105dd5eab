/** Checks the database on a dedicated connection, so that a busy pool isn't mistaken for an outage. */
import postgres from "postgres";
import { postgresTarget } from "#platform/db/database-hosts.ts";

export interface DatabaseProbe {
  /** Resolves to false if no answer comes within 2 s. Concurrent calls share one query. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

const limitMs = 2_000;

export function createDatabaseProbe(url: string, { isPooled = false } = {}): DatabaseProbe {
  const target = postgresTarget(url);
  let client: postgres.Sql | null = null;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    client ??= postgres(target.url, {
      ...target.options,
      max: 1,
      prepare: !isPooled,
      fetch_types: false,
      // Otherwise the driver prints it.
      onnotice: () => {},
      connect_timeout: limitMs / 1_000,
      idle_timeout: 60,
      connection: { application_name: "step-probe" },
    });
    const asked = client;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), limitMs);
    });
    const answered = await Promise.race([
      asked`select 1`.then(
        () => true,
        () => false,
      ),
      late,
    ]);
    clearTimeout(timer);
    // A failed or silent connection may never recover, so the next check opens a new one.
    if (!answered) {
      client = null;
      void asked.end({ timeout: 0 });
    }
    return answered;
  }

  return {
    answers() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    async close() {
      await client?.end({ timeout: 1 });
    },
  };
}
