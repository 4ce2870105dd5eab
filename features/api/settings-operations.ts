import { z } from "zod";
import { wordLimits } from "#features/companies/center-words.ts";
import { fontFamilies } from "#features/companies/settings-values.ts";
import { footerLinks, headerLinks, heroLayouts } from "#shared/center-settings.ts";
import { publicationStatuses } from "#shared/enumerations.ts";
import { forEachNetwork } from "#shared/social-networks.ts";
import { maxOrigins, widgetSides } from "#shared/widget-settings.ts";
import { operation } from "./operation.ts";
import { component } from "./resources.ts";

const text = z.string().nullable();
const layout = z.enum(heroLayouts).describe("What the start page begins with");
const origins = z.array(z.string().max(300)).max(maxOrigins);

const link = component("Link", z.strictObject({ label: z.string(), url: z.string() }));
const announcement = component(
  "Announcement",
  z.strictObject({ text: z.string().min(1), linkLabel: text, linkUrl: text }),
);

export const settings = component(
  "Settings",
  z.object({
    name: z.string(),
    websiteUrl: text,
    url: text.describe("Address of the help center"),
    isPublic: z.boolean(),
    language: text,
    languages: z
      .array(z.object({ language: z.string(), status: z.enum(publicationStatuses) }))
      .describe("The other languages of the help center"),
    layout,
    headline: text.describe("In the main language, like all words here. Null for Step's own"),
    intro: text.describe("The line below the headline"),
    announcement: announcement.nullable(),
    headerLinks: z.array(link),
    footerLinks: z.array(link),
    colors: z.object({ primary: text, secondary: text, background: text, text }),
    font: z.string(),
    contact: z.object({
      email: text.describe("Visitors' messages are sent there, too"),
      phone: text,
      address: text,
      hasForm: z.boolean(),
      social: z.object(forEachNetwork(() => text)),
    }),
    search: z.object({ isOn: z.boolean(), answers: z.boolean(), answersFromWebsite: z.boolean() }),
    widget: z.object({
      origins: z.array(z.string()).describe("Websites that may show the widget"),
      label: text.describe("Of the button. Null for Step's own"),
      side: z.enum(widgetSides),
      hasShortcut: z.boolean().describe("Whether Ctrl+K and Command+K open the search"),
    }),
  }),
);

const typed = (max: number) => z.string().max(max).nullable();
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const linkChange = component(
  "LinkChange",
  z.strictObject({
    label: z.string().min(1).max(wordLimits.label),
    url: z.string().min(1).max(wordLimits.url),
  }),
);

const change = z
  .strictObject({
    name: z.string().min(1).max(wordLimits.companyName),
    websiteUrl: typed(2_000),
    language: z.string().min(2).max(35).describe("Main language, as a BCP 47 tag"),
    layout,
    headline: typed(wordLimits.headline),
    intro: typed(wordLimits.intro),
    announcement: component(
      "AnnouncementChange",
      z.strictObject({
        text: z.string().min(1).max(wordLimits.announcement),
        linkLabel: typed(wordLimits.label).optional(),
        linkUrl: typed(wordLimits.url).optional(),
      }),
    ).nullable(),
    headerLinks: z.array(linkChange).max(headerLinks),
    footerLinks: z.array(linkChange).max(footerLinks),
    colors: component(
      "ColorsChange",
      z.strictObject({ primary: color, secondary: color.nullable(), background: color }).partial(),
    ),
    font: z.enum(fontFamilies),
    contact: component(
      "ContactChange",
      z
        .strictObject({
          email: typed(254),
          phone: typed(40),
          address: typed(500),
          hasForm: z.boolean(),
          social: component("SocialLinks", z.strictObject(forEachNetwork(() => typed(300).optional()))),
        })
        .partial(),
    ),
    search: component(
      "SearchChange",
      z.strictObject({ isOn: z.boolean(), answers: z.boolean(), answersFromWebsite: z.boolean() }).partial(),
    ),
    widget: component(
      "WidgetChange",
      z
        .strictObject({
          origins: origins.describe("Replaces the list. Empty for the company's own website"),
          label: typed(200),
          side: z.enum(widgetSides),
          hasShortcut: z.boolean(),
        })
        .partial(),
    ),
  })
  .partial();

export const settingsOperations = {
  getSettings: operation({
    method: "GET",
    path: "/settings",
    scope: "read",
    tag: "Settings",
    summary: "Get the help center's settings",
    status: 200,
    response: settings,
    hasEtag: true,
  }),
  updateSettings: operation({
    method: "PATCH",
    path: "/settings",
    scope: "settings",
    tag: "Settings",
    summary: "Change the help center's settings",
    description:
      "Visitors see it right away. Fields that you leave out stay as they are, lists are replaced.",
    body: component("SettingsChange", change),
    status: 200,
    response: settings,
    hasEtag: true,
  }),
} as const;
