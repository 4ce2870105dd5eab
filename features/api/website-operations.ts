import { z } from "zod";
import { websiteCheckResults } from "#db/schema/website-checks.ts";
import { workStatuses } from "#shared/enumerations.ts";
import { pageQuery } from "./cursor.ts";
import { operation } from "./operation.ts";
import { byId } from "./operation-fields.ts";
import { component, pageSchema, time } from "./resources.ts";

export const websiteCheck = component(
  "WebsiteCheck",
  z.object({
    id: z.uuid(),
    url: z.string(),
    status: z.enum(workStatuses),
    progress: z.number().int().describe("In percent"),
    pagesRead: z.number().int(),
    result: z
      .enum(websiteCheckResults)
      .nullable()
      .describe(
        "`moved` and `emptied` are doubtful, so that nothing is suggested. Null until it is completed",
      ),
    error: z.string().nullable(),
    isScheduled: z.boolean(),
    createdAt: time,
    finishedAt: time.nullable(),
  }),
);

const about = "Your team decides on the changes that it suggests";

export const websiteOperations = {
  listWebsiteChecks: operation({
    method: "GET",
    path: "/website-checks",
    scope: "read",
    tag: "Website",
    summary: "List checks of the website",
    description: `Newest first. ${about}.`,
    query: pageQuery,
    status: 200,
    response: pageSchema("WebsiteCheckPage", websiteCheck),
  }),
  getWebsiteCheck: operation({
    method: "GET",
    path: "/website-checks/{id}",
    scope: "read",
    tag: "Website",
    summary: "Get a check of the website",
    params: byId,
    status: 200,
    response: websiteCheck,
    hasEtag: true,
  }),
  startWebsiteCheck: operation({
    method: "POST",
    path: "/website-checks",
    scope: "publish",
    tag: "Website",
    summary: "Read the website again",
    description: `Compares it with the questions. ${about}, except small ones that your settings accept. Six times an hour at most.`,
    status: 201,
    response: websiteCheck,
    hasEtag: true,
  }),
} as const;
