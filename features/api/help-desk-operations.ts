/** Moving articles from a help desk: it is read, the plan is confirmed, and the articles are imported. */
import { z } from "zod";
import {
  apiSources,
  crawlStatuses,
  importOutcomes,
  importPhases,
  importSources,
  publicationStatuses,
} from "#shared/enumerations.ts";
import { operation } from "./operation.ts";
import { collectionName } from "./operation-fields.ts";
import { component, time } from "./resources.ts";

const count = z.number().int();

const plan = component(
  "ImportPlan",
  z.object({
    articles: count,
    images: count,
    attachments: count,
    languages: z.array(z.string()).describe("Besides the main one"),
    formerAddresses: count.describe("Addresses that can lead to the new ones"),
    collections: z.array(
      z.object({ name: z.string().describe("Empty for articles without one"), articles: count }),
    ),
  }),
);

const report = component(
  "ImportReport",
  z.object({
    ...Object.fromEntries(importOutcomes.map((outcome) => [outcome, count])),
    translations: count,
    redirects: count,
    deadLinks: count,
  } as Record<(typeof importOutcomes)[number] | "translations" | "redirects" | "deadLinks", typeof count>),
);

export const helpDeskImport = component(
  "HelpDeskImport",
  z.object({
    id: z.uuid(),
    source: z.enum(importSources),
    label: z.string().describe("Where the articles come from, such as a host"),
    phase: z.enum(importPhases).describe("A completed `plan` waits to be confirmed"),
    status: z.enum(crawlStatuses),
    error: z.string().nullable(),
    done: count,
    total: count.describe("0 as long as it isn't known"),
    plan: plan.nullable().describe("Set while it waits to be confirmed"),
    report: report.nullable().describe("Set after articles were imported"),
    createdAt: time,
    finishedAt: time.nullable(),
  }),
);

const path = "/imports/help-desk";
const tag = "Imports and exports";

export const helpDeskOperations = {
  getHelpDeskImport: operation({
    method: "GET",
    path,
    scope: "read",
    tag,
    summary: "Get the import from a help desk",
    description: "The last one, also if the dashboard started it.",
    status: 200,
    response: helpDeskImport,
    hasEtag: true,
  }),
  startHelpDeskImport: operation({
    method: "POST",
    path,
    scope: "settings",
    tag,
    summary: "Read a help desk's articles",
    description:
      "Replaces the last import, unless that is running. Nothing is imported before you confirm the plan.",
    body: component(
      "NewHelpDeskImport",
      z.strictObject({
        source: z.enum(apiSources),
        address: z
          .string()
          .max(500)
          .optional()
          .describe("For Zendesk and Freshdesk, such as acme.zendesk.com, and the start page of a website"),
        email: z.string().max(254).optional().describe("Of an agent, for a private help center of Zendesk"),
        key: z
          .string()
          .max(500)
          .optional()
          .describe("API key or token. Zendesk needs one for private articles only"),
        region: z.enum(["us", "eu", "au"]).optional().describe("Of an Intercom workspace"),
      }),
    ),
    status: 201,
    response: helpDeskImport,
    hasEtag: true,
  }),
  confirmHelpDeskImport: operation({
    method: "POST",
    path: `${path}/confirmation`,
    scope: "settings",
    tag,
    summary: "Import the articles of the plan",
    description: "Articles that an earlier import added are updated, unless someone edited them here.",
    body: component(
      "ImportConfirmation",
      z.strictObject({
        status: z.enum(publicationStatuses).default("draft").describe("Of new articles"),
        redirects: z.boolean().default(true).describe("Whether former addresses lead to the new ones"),
        collections: z
          .array(
            z.strictObject({
              name: z.string().max(200).describe("In the plan"),
              to: collectionName.nullable().describe("Another name here, or null to leave its articles out"),
            }),
          )
          .max(1_000)
          .default([]),
      }),
    ),
    status: 200,
    response: helpDeskImport,
    hasEtag: true,
  }),
  stopHelpDeskImport: operation({
    method: "DELETE",
    path,
    scope: "settings",
    tag,
    summary: "Stop the import from a help desk",
    description: "Articles that were imported stay. Without a running import, this does nothing.",
    status: 204,
    response: null,
  }),
} as const;
