/** Limits how long visitors wait for a bucket that doesn't answer. */

export interface ReadOptions {
  /** Someone waits for the file: the read fails after 10 s without a first byte, instead of after minutes. */
  forVisitor?: boolean;
}

export interface BucketReads {
  /** `send` resolves as soon as the bucket answers, so what it sends may take longer. */
  ask<Answer>(
    send: (abortSignal: AbortSignal | undefined) => Promise<Answer>,
    options?: ReadOptions,
  ): Promise<Answer>;
}

const visitorWaitMs = 10_000;

/**
 * After a read was in vain, those of the next 10 s fail immediately. Otherwise pictures that wait for each other would each
 * take 10 s. One slow file is no reason: others were answered meanwhile.
 */
export function createBucketReads({
  waitMs = visitorWaitMs,
  now = () => performance.now(),
}: {
  waitMs?: number;
  now?: () => number;
} = {}): BucketReads {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let silentUntil = Number.NEGATIVE_INFINITY;

  return {
    async ask(send, { forVisitor = false } = {}) {
      if (!forVisitor) return send(undefined);
      const startedAt = now();
      if (startedAt < silentUntil) throw new Error("it was silent a moment ago");
      // Not AbortSignal.timeout, which would also end a download that has begun.
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(new Error(`no answer after ${waitMs} ms`)), waitMs);
      try {
        const answer = await send(ending.signal);
        answeredAt = now();
        return answer;
      } catch (error) {
        if (ending.signal.aborted && answeredAt < startedAt) silentUntil = now() + waitMs;
        else if (!ending.signal.aborted) answeredAt = now();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
