/** Asks the database for a sign of life on a connection of its own, so that a process with much to do is not taken for one without a database. */
import postgres from "postgres";

export interface DatabaseProbe {
  /** False when no answer came within 2 s. Asked by several at once, it asks once. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

const limitMs = 2_000;

/** Opens nothing before it is asked. */
export function createDatabaseProbe(url: string): DatabaseProbe {
  let client: postgres.Sql | null = null;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    client ??= postgres(url, {
      max: 1,
      fetch_types: false,
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
    // One that failed or is silent may be so for ever; the next question gets another.
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
