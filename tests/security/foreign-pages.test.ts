/** Requests every page and download of an owner with another company's ids. None may contain that company's data. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type FilledCompany, fillCompany } from "#tests/support/filled-company.ts";
import { changesBetween, readAllRows, rowsOf } from "#tests/support/owned-rows.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { ask, isTurnedAway } from "./intents/ask.ts";
import { pageRows } from "./intents/pages.ts";
import { leafRoutes } from "./intents/routes.ts";

let app: TestApp;
let waiting: TestUser;
let finished: { owner: FilledCompany; stranger: FilledCompany };
let inWizard: typeof finished;

beforeAll(async () => {
  app = await startApp();
  const pair = async (options: { isInWizard?: boolean } = {}) => ({
    owner: await fillCompany(app.services, options),
    stranger: await fillCompany(app.services, options),
  });
  finished = await pair();
  inWizard = await pair({ isInWizard: true });
  waiting = await createUser(app.services, { betaStatus: "waitlist", isWaiting: true });
});

afterAll(() => app?.close());

test("every owner page has a row", () => {
  const owners = leafRoutes.filter(({ id }) =>
    /^main\/(dashboard|onboarding|preview|help\/preview)(\/|$)/.test(id),
  );
  const named = Object.keys(pageRows).map((key) => key.replace(/ \(.*\)$/, ""));
  expect([...new Set(named)].sort()).toEqual([...owners.map(({ id }) => id), "GET /media/*"].sort());
});

describe.each(Object.entries(pageRows))("%s", (_, row) => {
  test("shows nothing of another company", async () => {
    const { owner, stranger } = row.isInWizard ? inWizard : finished;
    const address = row.address(owner);
    const accept = row.accept ? { accept: row.accept } : {};
    const state = async () =>
      rowsOf(
        await readAllRows(app.services.db),
        [owner.companyId, owner.userId],
        [stranger.companyId, stranger.userId],
      );
    const before = await state();
    const foreign = await ask(app, { address, cookie: stranger.cookie, ...accept });
    expect(foreign.text, foreign.summary).not.toContain(owner.mark);
    if (row.hides) expect(foreign.text).not.toContain(row.hides);
    if (row.names) expect(foreign.status, foreign.summary).toBeGreaterThanOrEqual(400);
    for (const cookie of [waiting.cookie, null]) {
      const outside = await ask(app, { address, cookie, ...accept });
      expect(outside.text, outside.summary).not.toContain(owner.mark);
      expect(isTurnedAway(outside) || outside.status === row.owner, outside.summary).toBe(true);
    }
    expect(changesBetween(before, await state())).toEqual([]);
    const own = await ask(app, { address, cookie: owner.cookie, ...accept });
    if (row.hides) expect(own.text).toContain(row.hides);
    if (row.owner === undefined) expect(own.text, own.summary).toContain(owner.mark);
    else expect(own.status, own.summary).toBe(row.owner);
  });
});
