/** A company's website on an origin of its own, and a help center that it may show. */
import { eq } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import type { WidgetSettings } from "#shared/widget-settings.ts";
import type { TestApp } from "./app.ts";
import { buildArticle, buildFaq, buildVideoGuide } from "./factories.ts";
import { contentChangesArrived, makePublicCenter } from "./public-center.ts";
import { type Site, type SitePage, serveSite } from "./static-site.ts";

export interface WidgetHost {
  site: Site;
  companyId: string;
  /** The help center's address. */
  center: string;
  /** The line that owners copy. */
  snippet: string;
}

interface HostOptions {
  name: string;
  pages:
    | Record<string, SitePage | string>
    | ((host: { center: string; snippet: string }) => Record<string, SitePage | string>);
  settings?: WidgetSettings;
  company?: Partial<typeof companies.$inferInsert>;
}

/** The help center has a question, an article and a guide. */
export async function openWidgetHost(
  app: TestApp,
  { name, pages, settings = {}, company = {} }: HostOptions,
): Promise<WidgetHost> {
  const { companyId } = await makePublicCenter(app.services, name);
  const center = `${app.origin}/help/${name}`;
  const snippet = `<script async src="${center}/widget.js"></script>`;
  const site = await serveSite({ pages: typeof pages === "function" ? pages({ center, snippet }) : pages });
  const { db } = app.services;
  await db
    .update(companies)
    .set({ websiteUrl: site.url, widgetSettings: settings, ...company })
    .where(eq(companies.id, companyId));
  await buildFaq(
    db,
    { companyId },
    {
      question: "Is the mug safe in the dishwasher?",
      answer: "All our glazes are safe in the dishwasher and the microwave. The foot darkens over time.",
      slug: "dishwasher",
      category: "Care",
      status: "published",
      position: 1,
    },
  );
  await buildArticle(
    db,
    { companyId },
    {
      title: "If something arrives broken",
      slug: "broken",
      content:
        "It happens to one box in two hundred.\n\n1. Take a picture.\n2. Reply to your order email.\n\n> Keep the box.",
      category: "Returns",
      status: "published",
    },
  );
  await buildVideoGuide(
    db,
    { companyId },
    {
      title: "Change your order",
      published: true,
      frames: [{ title: "Open your order", description: "Open the link in the email.", frameUrl: "" }],
    },
  );
  await contentChangesArrived(app.services);
  return { site, companyId, center, snippet };
}

/** A page with the usual parts around what is given. */
export function hostPage(
  body: string,
  { head = "", lang = "en", title = "Everyday mug – Clayfoot", attributes = "" } = {},
): SitePage {
  return {
    contentType: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="${lang}"${attributes}><head><title>${title}</title><meta name="viewport" content="width=device-width,initial-scale=1">${head}</head><body>${body}</body></html>`,
  };
}
