/** OpenTelemetry traces (OTLP over HTTP). The libraries are loaded only if an endpoint is configured. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Attributes, Context, Span } from "@opentelemetry/api";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";

interface SpanOptions {
  kind: "server" | "consumer" | "client" | "internal";
  attributes: Attributes;
  /** The W3C traceparent header of the request that caused the span. */
  traceparent?: string | null;
}

/** Data that is known only at the end of the span. */
interface SpanEnd {
  name?: string;
  attributes: Attributes;
  isError: boolean;
}

export interface Tracing {
  /** Records and rethrows a rejection. `end` derives span data from the result of `run`. */
  span<Value>(
    name: string,
    options: SpanOptions,
    work: { run: () => Promise<Value>; end?: (value: Value) => SpanEnd },
  ): Promise<Value>;
  /** Flushes pending spans, within a few seconds at most. */
  close(): Promise<void>;
}

const closeLimitMs = 3_000;
/** Tracing of the current request or job. Spans outside of one aren't recorded. */
const current = new AsyncLocalStorage<Tracing>();

/** Runs in a child span of the current request or job if tracing is on. */
export function inSpan<Value>(
  name: string,
  options: Pick<SpanOptions, "attributes"> & { kind?: "client" | "internal" },
  work: { run: () => Promise<Value>; end?: (value: Value) => SpanEnd },
): Promise<Value> {
  const tracing = current.getStore();
  return tracing ? tracing.span(name, { kind: "internal", ...options }, work) : work.run();
}

/** Returns null if no endpoint is configured. */
export async function createTracing({
  config,
  log,
}: {
  config: Pick<Config, "tracing" | "role">;
  log: Log;
}): Promise<Tracing | null> {
  if (!config.tracing) return null;
  const [api, sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const { endpoint, serviceName } = config.tracing;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "step.role": config.role }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer("step");
  const kinds = {
    server: api.SpanKind.SERVER,
    consumer: api.SpanKind.CONSUMER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  };

  function parentOf(traceparent: string | null | undefined): Context {
    const [, traceId, spanId, flags] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "") ?? [];
    const active = api.context.active();
    if (!traceId || !spanId || !flags) return active;
    const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
    return api.isSpanContextValid(parent) ? api.trace.setSpanContext(active, parent) : active;
  }

  const tracing: Tracing = {
    async span(name, { kind, attributes, traceparent }, { run, end }) {
      const parent = parentOf(traceparent);
      const span: Span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      try {
        const value = await api.context.with(api.trace.setSpan(parent, span), () =>
          current.run(tracing, run),
        );
        const known = end?.(value);
        if (known?.name) span.updateName(known.name);
        if (known) span.setAttributes(known.attributes);
        if (known?.isError) span.setStatus({ code: api.SpanStatusCode.ERROR });
        return value;
      } catch (error) {
        // Records the error's class, not its message, which may quote user input.
        span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.setAttribute("error.type", error instanceof Error ? error.constructor.name : "unknown");
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      const late = AbortSignal.timeout(closeLimitMs);
      const given = new Promise<void>((resolve) => late.addEventListener("abort", () => resolve()));
      const sent = provider
        .shutdown()
        .catch((error: unknown) => log.warn({ err: error }, "final trace export failed"));
      await Promise.race([sent, given]);
    },
  };
  return tracing;
}
