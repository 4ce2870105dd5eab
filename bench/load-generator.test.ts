import { expect, test } from "vitest";
import { readWrkReport } from "./load-generator.ts";

const report = `Running 3s test @ http://127.0.0.1:4000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   601.72us  281.32us   9.75ms   94.50%
    Req/Sec    53.35k     4.90k   58.43k    90.32%
  Latency Distribution
     50%  564.00us
     75%  610.00us
     90%  696.00us
     99%    1.43ms
  164438 requests in 3.10s, 623.78MB read
Requests/sec:  53049.20
Transfer/sec:    201.24MB
`;

test("parses a wrk report to milliseconds", () => {
  expect(readWrkReport(report)).toEqual({
    requestsPerSecond: 53049.2,
    p50Ms: 0.564,
    p99Ms: 1.43,
    failures: 0,
  });
});

test("counts refused and broken responses as failures", () => {
  const broken = report.replace(
    "Requests/sec",
    "  Socket errors: connect 0, read 3, write 0, timeout 2\n  Non-2xx or 3xx responses: 40\nRequests/sec",
  );
  expect(readWrkReport(broken).failures).toBe(45);
});

test("throws for text that isn't a report", () => {
  expect(() => readWrkReport("unable to connect")).toThrow("unknown");
});
