import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostContext, pageNotesContext, servicesContext } from "#app/context.ts";
import { companies } from "#db/schema/companies.ts";
import { notPublicText } from "#features/help-center/texts.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { Host } from "#shared/host.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { requirePublicScope } from "./require-public-scope.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(companies).values([
    { companyName: "Acme", helpCenterSubdomain: "acme", isPublic: true },
    { companyName: "Private", helpCenterSubdomain: "private" },
    { companyName: "Old", helpCenterSubdomain: "old", isPublic: true },
  ]);
  await database.sql`update companies set help_center_subdomain = 'new' where help_center_subdomain = 'old'`;
});

afterAll(() => database.close());

function visit(address: string, options: { host?: Host; db?: Database["db"] } = {}) {
  const { args, notes } = requestFor(address, options);
  return { answer: requirePublicScope(args), notes };
}

function requestFor(address: string, { host = { kind: "main" } as Host, db = database.db } = {}) {
  const url = new URL(address);
  const context = new RouterContextProvider();
  const notes = { companyId: null, unavailable: false };
  // Has only the services that a public page uses, so that using another one fails the test.
  const services = { db, config: readConfig({}), origin: "http://localhost:3000" } as Partial<Services>;
  context.set(servicesContext, services as Services);
  context.set(hostContext, host);
  context.set(pageNotesContext, notes);
  const subdomain = /^\/help\/([^/]+)/.exec(url.pathname)?.[1];
  return { args: { request: new Request(url), context, params: { subdomain } }, notes };
}

describe("requirePublicScope", () => {
  it("returns the center and tells the page cache which company the page belongs to", async () => {
    const { answer, notes } = visit("http://localhost:3000/help/acme/faq");
    const { center, scope } = await answer;
    expect(center.name).toBe("Acme");
    expect(notes.companyId).toBe(scope.companyId);
  });

  it("runs once for the frame and the page of a request, and again after an action", async () => {
    const { args } = requestFor("http://localhost:3000/help/acme");
    const [frame, page] = await Promise.all([requirePublicScope(args), requirePublicScope(args)]);
    expect(page).toBe(frame);
    const posted = { ...args, request: new Request(args.request, { method: "POST" }) };
    expect(await requirePublicScope(posted)).not.toBe(frame);
    const { args: next } = requestFor("http://localhost:3000/help/acme");
    expect(await requirePublicScope(next)).not.toBe(frame);
  });

  it("responds the same for private and unknown centers, and caches neither", async () => {
    for (const name of ["private", "nobody"]) {
      const { answer, notes } = visit(`http://localhost:3000/help/${name}`);
      await expect(answer).rejects.toMatchObject({ data: notPublicText, init: { status: 404 } });
      expect(notes.companyId).toBeNull();
    }
  });

  it("redirects an old name to the new one, with page and search", async () => {
    const onPath = await visit("http://localhost:3000/help/old/faq?q=a").answer.catch((thrown) => thrown);
    expect(onPath).toBeInstanceOf(Response);
    expect([onPath.status, onPath.headers.get("location")]).toEqual([301, "/help/new/faq?q=a"]);
    const onHost = await visit("http://old.localhost:3000/faq", {
      host: { kind: "tenant", subdomain: "old" },
    }).answer.catch((thrown) => thrown);
    expect(onHost.headers.get("location")).toBe("http://new.localhost:3000/faq");
  });

  it("redirects every other spelling of an address to the normalized one, for any center", async () => {
    const on = async (address: string, host?: Host) => {
      const thrown = await visit(address, host ? { host } : {}).answer.catch((error) => error);
      return [thrown.status, thrown.headers?.get("location")];
    };
    const tenant: Host = { kind: "tenant", subdomain: "acme" };
    expect(await on("http://localhost:3000/help/ACME/FAQ/?q=A%20b")).toEqual([301, "/help/acme/faq?q=A%20b"]);
    expect(await on("http://localhost:3000/help/nobody/")).toEqual([301, "/help/nobody"]);
    expect(await on("http://acme.localhost:3000/Contact/", tenant)).toEqual([301, "/contact"]);
    expect(await on("http://acme.localhost:3000//evil.example/", tenant)).toEqual([301, "/evil.example"]);
    expect(await on("http://acme.localhost:3000//evil.example/%2f", tenant)).toEqual([
      301,
      "/evil.example/%2F",
    ]);
    await expect(visit("http://acme.localhost:3000/", { host: tenant }).answer).resolves.toBeDefined();
    await expect(visit("http://localhost:3000/help/acme%2ffaq").answer).rejects.toMatchObject({
      data: notPublicText,
    });
  });

  it("never turns a failing database into 'not found'", async () => {
    const broken = await createTestDatabase();
    await broken.close();
    const thrown = await visit("http://localhost:3000/help/acme", { db: broken.db }).answer.catch(
      (error) => error,
    );
    expect(thrown).toBeInstanceOf(Error);
  });
});
