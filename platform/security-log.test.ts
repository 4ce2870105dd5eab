import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createSecurityLog, maxLinesPerMinute } from "./security-log.ts";

function openLog(secret = "s".repeat(43), day = "2026-03-01") {
  const { log, lines } = collectLog();
  const timers: (() => void)[] = [];
  const later = (run: () => void) => void timers.push(run);
  const passMinute = () => {
    for (const run of timers.splice(0)) run();
  };
  const security = createSecurityLog({ log, secret, later, now: () => new Date(`${day}T10:00:00Z`) });
  return { security, lines, passMinute };
}

const refused = {
  account: { unknownEmail: "ada@acme.example" },
  visitorAddress: "203.0.113.7",
  device: "new",
} as const;

test("logs unknown emails and networks as keyed hashes, the network's rotating daily", () => {
  const written = (options: Parameters<typeof openLog>) => {
    const { security, lines } = openLog(...options);
    security.report("sign-in-refused", refused);
    return lines()[0]!;
  };
  const [one, again, tomorrow, elsewhere] = [
    written([]),
    written([]),
    written(["s".repeat(43), "2026-03-02"]),
    written(["t".repeat(43)]),
  ];
  expect(one).toMatchObject({
    level: 30,
    security: "sign-in-refused",
    device: "new",
    account: again.account,
  });
  expect(one.account).toMatch(/^unknown:[\w-]{16}$/);
  expect(one.network).toBe(again.network);
  expect(tomorrow).toMatchObject({ account: one.account });
  expect(tomorrow.network).not.toBe(one.network);
  expect([elsewhere.account, elsewhere.network]).not.toContain(one.account);
  expect(elsewhere.network).not.toBe(one.network);
  expect(JSON.stringify([one, tomorrow])).not.toMatch(/ada@|203\.0/);
});

test("treats addresses of one IPv6 /64 as one network", () => {
  const { security, lines } = openLog();
  for (const visitorAddress of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"])
    security.report("sign-in-refused", { ...refused, visitorAddress });
  const networks = lines().map((line) => line.network);
  expect(networks[0]).toBe(networks[1]);
  expect(networks[2]).not.toBe(networks[0]);
});

test("rate-limits a flood of events and logs the count", () => {
  const { security, lines, passMinute } = openLog();
  for (let n = 0; n < 5_000; n++) security.report("sign-in-refused", refused);
  security.report("operator-granted", { by: "command-line", account: { userId: "u" } });
  expect(lines().filter((line) => line.security === "sign-in-refused")).toHaveLength(maxLinesPerMinute);
  expect(lines().at(-1)).toMatchObject({ security: "operator-granted", by: "command-line", account: "u" });
  passMinute();
  expect(lines().at(-1)).toMatchObject({ security: "sign-in-refused", leftOut: 5_000 - maxLinesPerMinute });
  const before = lines().length;
  security.report("sign-in-refused", refused);
  passMinute();
  expect(lines()).toHaveLength(before + 1);
});

test("logs at any log level except silent", () => {
  for (const [logLevel, count] of [
    ["error", 1],
    ["silent", 0],
  ] as const) {
    const chunks: string[] = [];
    const log = createLog({ logLevel }, { write: (chunk: string) => chunks.push(chunk) } as never);
    const security = createSecurityLog({ log, secret: "s".repeat(43), now: () => new Date() });
    security.report("sign-in-refused", refused);
    expect(chunks).toHaveLength(count);
  }
});
