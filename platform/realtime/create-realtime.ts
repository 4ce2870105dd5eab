/**
 * Pub/sub within and between processes over Postgres LISTEN/NOTIFY. Messages aren't persisted, so offline subscribers
 * miss them.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { z } from "zod";
import { postgresTarget } from "#platform/db/database-hosts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type ConnectionState = "lost" | "restored";

export interface Realtime {
  /**
   * Notifies all subscribers of the channel in all processes, including this one. In a transaction, notifies them on
   * commit. The message is plain JSON. Rejects a message over 7,000 bytes: store it and send its id instead.
   */
  publish(channel: string, message: unknown, db?: Db | Transaction): Promise<void>;
  /** Calls `listener` for each later message. Returns the unsubscribe function. */
  subscribe(channel: string, listener: (message: Json) => void): () => void;
  /** Called with a company's id after each change of its public content, or with "blog". */
  onContentChanged(listener: (companyId: string) => void): () => void;
  /**
   * After "lost", messages may be missed, so clear and disable caches. After "restored", messages arrive again, but
   * those sent in between are lost.
   */
  onConnection(listener: (state: ConnectionState) => void): () => void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  /** Postgres itself, with the password. One connection is kept for LISTEN. */
  directUrl: string;
  db: Db;
  log: Log;
  /** Interval of the keepalive query that detects a silently dropped connection. Default 10_000. */
  checkMs?: number;
}

/** Postgres limits payloads to 8,000 bytes. The channel's name and quoting need the rest. */
const maxMessageBytes = 7_000;
const messageChannel = "realtime";
const contentChannel = "content_changed";
const envelope = z.object({ channel: z.string(), message: z.json() });

/** A pooler that shares sessions drops notifications, and says nothing. */
const firstMessageMs = 10_000;

/** At the start, a busy machine gets more time than the other attempts, each of which is followed by another. */
const connectSeconds = { first: 15, again: 5 };

/**
 * Resolves once a message has arrived. Throws a StartupError if none does. A lost connection is reopened automatically.
 */
export async function createRealtime({
  directUrl,
  db,
  log,
  checkMs = 10_000,
}: RealtimeOptions): Promise<Realtime> {
  const messages = new Map<string, Set<(message: Json) => void>>();
  const content = new Set<(companyId: string) => void>();
  const connection = new Set<(state: ConnectionState) => void>();
  const closing = new AbortController();
  const target = postgresTarget(directUrl);
  let listener: postgres.Sql | null = null;
  let recovering = false;
  listener = await listen(connectSeconds.first);
  const checkTimer = setInterval(() => void check(), checkMs).unref();

  async function listen(withinSeconds: number): Promise<postgres.Sql> {
    const client: postgres.Sql = postgres(target.url, {
      ...target.options,
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: withinSeconds,
      fetch_types: false,
      onnotice: (notice) => log.debug({ notice: notice.message }, "database notice"),
      connection: { application_name: "step-realtime" },
      onclose: () => void recover(client),
      // Missing from the driver's types. The driver's own `listen` is based on it but gives up after one failed
      // attempt.
      ...{ onnotify: receive },
    });
    try {
      await client.unsafe(`listen ${messageChannel}; listen ${contentChannel}`);
      return client;
    } catch (error) {
      await client.end({ timeout: 0 });
      throw error;
    }
  }

  async function recover(lost: postgres.Sql) {
    if (lost !== listener || closing.signal.aborted || recovering) return;
    recovering = true;
    log.warn("LISTEN connection lost; page cache disabled");
    emit(connection, "lost");
    void lost.end({ timeout: 0 });
    for (let waitMs = 100; !closing.signal.aborted; waitMs = Math.min(waitMs * 2, 3_000)) {
      try {
        await delay(waitMs, undefined, { signal: closing.signal });
        listener = await listen(connectSeconds.again);
        recovering = false;
        if (closing.signal.aborted) return await listener.end({ timeout: 0 });
        log.info("LISTEN connection restored; page cache enabled");
        emit(connection, "restored");
        return;
      } catch (error) {
        log.debug({ err: error }, "LISTEN reconnect failed; retrying");
      }
    }
  }

  async function check() {
    const asked = listener;
    if (recovering || !asked) return;
    const answered = await Promise.race([
      asked`select 1`.then(
        () => true,
        () => false,
      ),
      delay(5_000, false, { ref: false }),
    ]);
    if (!answered) await recover(asked);
  }

  function receive(pgChannel: string, payload: string) {
    if (pgChannel === contentChannel) return emit(content, payload);
    const parsed = envelope.safeParse(parseJson(payload));
    if (parsed.success) emit(messages.get(parsed.data.channel) ?? [], parsed.data.message as Json);
  }

  function emit<T>(listeners: Iterable<(value: T) => void>, value: T) {
    for (const call of [...listeners]) {
      try {
        call(value);
      } catch (error) {
        log.error({ err: error }, "event subscriber failed");
      }
    }
  }

  const realtime: Realtime = {
    async publish(channel, message, through = db) {
      const payload = JSON.stringify({ channel, message: message ?? null });
      const bytes = Buffer.byteLength(payload);
      if (bytes > maxMessageBytes) {
        throw new RangeError(`A message of ${bytes} bytes is over the ${maxMessageBytes} that fit.`);
      }
      await through.execute(sql`select pg_notify(${messageChannel}, ${payload})`);
    },
    subscribe(channel, call) {
      const calls = messages.get(channel) ?? new Set();
      messages.set(channel, calls.add(call));
      return () => {
        calls.delete(call);
        if (calls.size === 0 && messages.get(channel) === calls) messages.delete(channel);
      };
    },
    onContentChanged: (call) => add(content, call),
    onConnection: (call) => add(connection, call),
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      clearInterval(checkTimer);
      await listener?.end({ timeout: 1 });
    },
  };
  try {
    await expectMessage(realtime);
    return realtime;
  } catch (error) {
    await realtime.close();
    throw error;
  }
}

async function expectMessage(realtime: Realtime): Promise<void> {
  const channel = `arrives:${randomUUID()}`;
  const waiting = new AbortController();
  const arrived = new Promise<true>((resolve) => realtime.subscribe(channel, () => resolve(true)));
  await realtime.publish(channel, null);
  const late = delay(firstMessageMs, false, { signal: waiting.signal, ref: false });
  const hasArrived = await Promise.race([arrived, late]);
  waiting.abort();
  late.catch(() => {});
  if (!hasArrived)
    throw new StartupError(
      "The database delivers no notifications, because a connection pooler shares its sessions; set DATABASE_DIRECT_URL to Postgres itself.",
    );
}

function add<T>(set: Set<T>, value: T): () => void {
  set.add(value);
  return () => set.delete(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
