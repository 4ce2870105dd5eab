import { Gauge, Registry } from "prom-client";
import { expect, test } from "vitest";
import type { ProcessMetrics } from "#platform/metrics.ts";
import type { Channel, Message } from "./messages.ts";
import { openMetricsLine } from "./metrics-line.ts";

async function metricsOf(name: string): Promise<ProcessMetrics> {
  const registry = new Registry();
  new Gauge({ name, help: name, registers: [registry] });
  return registry.getMetricsAsJSON();
}

/** Two ends, each of which gets what the other one sends. */
function channels(): [Channel, Channel] {
  const listeners: [((message: Message) => void)[], ((message: Message) => void)[]] = [[], []];
  const end = (own: 0 | 1, other: 0 | 1): Channel => ({
    send: (message) => queueMicrotask(() => listeners[other].forEach((listener) => void listener(message))),
    onMessage: (listener) => void listeners[own].push(listener),
  });
  return [end(0, 1), end(1, 0)];
}

test("both ends ask and answer at the same time", async () => {
  const [one, other] = channels();
  const atOne = openMetricsLine(one, async () => [await metricsOf("one")]);
  const atOther = openMetricsLine(other, async () => [await metricsOf("other"), await metricsOf("third")]);
  const answers = await Promise.all([atOne.ask(), atOther.ask(), atOne.ask()]);
  expect(answers.map((parts) => parts.map(([metric]) => metric?.name))).toEqual([
    ["other", "third"],
    ["one"],
    ["other", "third"],
  ]);
});

test("an end that fails or doesn't answer counts as empty", async () => {
  const [one, other] = channels();
  const failing = openMetricsLine(one, () => Promise.reject(new Error("no metrics")));
  const line = openMetricsLine(other, async () => []);
  expect(await line.ask()).toEqual([]);
  const silent = openMetricsLine({ send: () => {}, onMessage: () => {} }, async () => [], { waitMs: 10 });
  expect(await silent.ask()).toEqual([]);
  expect(await failing.ask()).toEqual([]);
});
