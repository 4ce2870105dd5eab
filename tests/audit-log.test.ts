/** The audit log through the server: who may read it, and where entries come from. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { members } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { roles } from "#shared/permissions.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type FilledCompany, fillCompany } from "#tests/support/filled-company.ts";

let app: TestApp;
let company: FilledCompany;

beforeAll(async () => {
  app = await startApp();
  company = await fillCompany(app.services);
});
afterAll(() => app?.close());

const path = "/dashboard/team/audit-log";
const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + address, { headers: { cookie: company.cookie, ...headers } });
/** Without the comments that React puts between texts. */
const textOf = async (address: string) => (await (await open(address)).text()).replaceAll("<!-- -->", "");

test.each(roles.map((role) => ({ role, status: role === "owner" || role === "admin" ? 200 : 403 })))(
  "a $role gets $status",
  async ({ role, status }) => {
    await app.services.db.update(members).set({ role });
    for (const address of [path, `${path}/export`]) {
      const answer = await open(address);
      expect([address, answer.status]).toEqual([address, status]);
      await answer.text();
    }
    await app.services.db.update(members).set({ role: "owner" });
  },
);

test("an export is in the log with the browser that asked for it, and so is its address", async () => {
  const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await (await open("/dashboard/account/export", { "user-agent": firefox })).text();
  const page = await textOf(path);
  expect(page).toContain("exported the account and all its content");
  expect(page).toContain("Firefox on Windows · 127.0.0.1");
  const file = await open(`${path}/export`);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-log-[\d-]+\.csv"$/);
  const csv = Buffer.from(await file.arrayBuffer()).toString();
  expect(csv).toMatch(/^\uFEFFTime \(UTC\),Person,Email,Entry,Area,Changes,Device,IP address\r\n/);
  expect(csv).toContain("Firefox on Windows,127.0.0.1");
});

test("a company can export ten times an hour", { tags: "long" }, async () => {
  const head = { method: "HEAD", headers: { cookie: company.cookie } };
  expect((await fetch(`${app.origin}/dashboard/account/export`, head)).status).toBe(405);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const address = n % 2 === 0 ? "/dashboard/account/export" : "/dashboard/settings/export/files?what=data";
    const answer = await open(address);
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((one) => one === 200).length).toBeGreaterThan(5);
});

test("pages without script have filters and the next part of the log", async () => {
  const { companyId, userId, email } = company;
  const scope = ownerScope({ companyId, userId, email });
  await app.services.db.transaction(async (tx) => {
    for (let n = 0; n < 60; n++)
      await recordChange(tx, scope, {
        action: "content.edited",
        subject: { kind: "question", title: `Question ${n}` },
      });
  });
  const first = await textOf(`${path}?q=edited&area=content&days=7`);
  expect(first.match(/<li class="grid/g)).toHaveLength(50);
  expect(first).toContain("50 of 60 entries");
  const [, next = ""] = /href="([^"]*before=[^"]*)"/.exec(first) ?? [];
  const second = await textOf(next.replaceAll("&amp;", "&"));
  expect(second.match(/<li class="grid/g)).toHaveLength(10);
  expect(second).toContain("Back to newest entries");
  expect(await textOf(`${path}?q=nothing-like-this`)).toContain("No matching entries");
});
