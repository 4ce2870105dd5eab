import { z } from "zod";
import { publicationStatuses } from "#shared/enumerations.ts";
import { guideLimits, stepGuideLimits } from "#shared/guide-limits.ts";
import { operation } from "./operation.ts";
import { byId, contentQuery } from "./operation-fields.ts";
import { component, gettingStartedGuide, guide, pageSchema } from "./resources.ts";

/** A guide with all steps and texts of the longest length. */
const maxGuideBytes = 1_500_000;

const stepChange = component(
  "GuideStepChange",
  z.strictObject({
    key: z.string().min(1).max(64),
    title: z.string().max(stepGuideLimits.stepTitle).optional(),
    description: z.string().max(stepGuideLimits.stepDescription).optional().describe("Markdown"),
    imageAlt: z.string().max(stepGuideLimits.alt).optional(),
  }),
);
const gettingStartedStep = component(
  "GettingStartedStepChange",
  z.strictObject({
    key: z.string().min(1).max(64).nullable().describe("Null for a new step, which has no picture"),
    title: z.string().max(guideLimits.stepTitle).optional(),
    description: z.string().max(guideLimits.description).optional().describe("Markdown"),
    imageAlt: z.string().max(guideLimits.alt).optional(),
  }),
);
const inOrder = "All steps in their new order. Steps that are missing are deleted";

export const guideOperations = {
  listGuides: operation({
    method: "GET",
    path: "/guides",
    scope: "read",
    tag: "Guides",
    summary: "List step-by-step guides",
    description: "Oldest first, with drafts.",
    query: contentQuery,
    status: 200,
    response: pageSchema("GuidePage", guide),
  }),
  getGuide: operation({
    method: "GET",
    path: "/guides/{id}",
    scope: "read",
    tag: "Guides",
    summary: "Get a step-by-step guide",
    params: byId,
    status: 200,
    response: guide,
    hasEtag: true,
  }),
  updateGuide: operation({
    method: "PATCH",
    path: "/guides/{id}",
    scope: "write",
    tag: "Guides",
    summary: "Change a step-by-step guide",
    description:
      "Changing a published guide, or the status, needs the scope `publish`. Steps need `If-Match`.",
    params: byId,
    body: component(
      "GuideChange",
      z
        .strictObject({
          title: z.string().min(1).max(stepGuideLimits.title),
          description: z.string().max(stepGuideLimits.description),
          collection: z.string().min(1).max(stepGuideLimits.category).nullable(),
          status: z.enum(publicationStatuses),
          steps: z.array(stepChange).min(1).max(stepGuideLimits.frames).describe(inOrder),
        })
        .partial(),
    ),
    maxBodyBytes: maxGuideBytes,
    status: 200,
    response: guide,
    hasEtag: true,
  }),
  deleteGuide: operation({
    method: "DELETE",
    path: "/guides/{id}",
    scope: "write",
    tag: "Guides",
    summary: "Delete a step-by-step guide",
    description: "With its pictures, for good. A published guide needs the scope `publish`.",
    params: byId,
    status: 204,
    response: null,
    hasEtag: true,
  }),
  getGettingStarted: operation({
    method: "GET",
    path: "/getting-started",
    scope: "read",
    tag: "Guides",
    summary: "Get the Getting Started guide",
    status: 200,
    response: gettingStartedGuide,
    hasEtag: true,
  }),
  updateGettingStarted: operation({
    method: "PATCH",
    path: "/getting-started",
    scope: "write",
    tag: "Guides",
    summary: "Change the Getting Started guide",
    description:
      "Changes to a published guide wait until you send the status `published`, which needs `publish`.",
    body: component(
      "GettingStartedChange",
      z
        .strictObject({
          title: z.string().min(1).max(guideLimits.title),
          steps: z.array(gettingStartedStep).min(1).max(guideLimits.steps).describe(inOrder),
          status: z.literal("published"),
        })
        .partial(),
    ),
    maxBodyBytes: maxGuideBytes,
    status: 200,
    response: gettingStartedGuide,
    hasEtag: true,
  }),
} as const;
