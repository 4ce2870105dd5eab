/** Responses of help center pages that are hidden, empty, or at an old name. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, gettingStarted, helpCenterContent, videoGuides } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter, type PublicCenter } from "#tests/support/public-center.ts";

let app: TestApp;
let acme: PublicCenter;

beforeAll(async () => {
  app = await startApp();
  acme = await makePublicCenter(app.services, "acme");
});

afterAll(() => app?.close());

const get = (path: string) => fetch(`${app.origin}/help/acme${path}`, { redirect: "manual" });
/** Invalidates the page cache, as the product's own writes do. */
async function set(values: Partial<typeof companies.$inferInsert>): Promise<void> {
  await app.services.db.update(companies).set(values).where(eq(companies.id, acme.companyId));
  app.services.pageCache.invalidate(acme.companyId);
}

async function textOf(path: string): Promise<string> {
  return (await (await get(path)).text()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("says on an empty page that it is empty, and links to others", async () => {
  expect(await textOf("/getting-started")).toMatch(
    /Getting started guide is not available yet\. Search Popular questions What .* Browse FAQs/,
  );
  expect(await textOf("/guides")).toContain("No guides available");
  expect(await textOf("/guides?category=Team")).toContain("No guides available in Team");
  for (const plan of ["basic", "ai"] as const) {
    await set({ plan });
    const videos = await textOf("/videos");
    expect(videos).toContain("No videos available yet.");
    // Visitors must not see what the owner's plan is.
    expect(videos).not.toMatch(/premium|this version|plan/i);
  }
  await set({ plan: "basic" });
});

test("answers 404 for hidden sections in the center's own frame", async () => {
  await set({ themeSettings: { show_faqs: false, show_contact: false, show_getting_started: false } });
  for (const path of ["/faq", "/faq/what-is-it", "/contact", "/getting-started"]) {
    const response = await get(path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 404]);
    expect(html).toContain("The acme company");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/>(FAQ|Contact|Getting Started)<\/a>/);
  }
  await set({ themeSettings: {} });
});

test("an old name redirects to the current one on every page", async () => {
  await set({ helpCenterSubdomain: "bolt" });
  for (const path of ["", "/faq/what-is-it", "/getting-started", "/guides?category=Team", "/articles/a"]) {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, `/help/bolt${path}`]);
  }
  await set({ helpCenterSubdomain: "acme" });
});

test("shows extremely long and odd texts in full and escaped", async () => {
  const companyId = acme.companyId;
  const nasty = `"><script>alert(1)</script>${"ẞ".repeat(300)}`;
  const steps = Array.from({ length: 300 }, (_, index) => ({
    id: String(index),
    title: nasty,
    description: `${nasty}\n\n[x](javascript:alert(1))`,
    imageUrl: index % 2 ? "javascript:alert(1)" : "/files/public/../../etc/passwd",
    imageAlt: nasty,
  }));
  await app.services.db.insert(gettingStarted).values({ companyId, title: nasty, steps, published: true });
  await app.services.db
    .insert(helpCenterContent)
    .values([
      { companyId, slug: "long", title: nasty, content: `# ${nasty}\n\n`.repeat(2000), status: "published" },
    ]);
  const frames = [{ description: nasty, frameUrl: "x" }, null, { description: 7 }] as never;
  await app.services.db.insert(videoGuides).values({ companyId, title: nasty, category: nasty, frames });
  app.services.pageCache.invalidate(companyId);
  const list = await (await get("/guides")).text();
  const guide = /\/guides\/[^"?]+/.exec(list)?.[0] ?? "";
  for (const path of ["", "/getting-started", "/guides", guide, "/articles", "/articles/long"]) {
    const response = await get(path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(html).not.toMatch(/<script>alert|href="javascript|src="javascript|etc\/passwd/);
  }
});
