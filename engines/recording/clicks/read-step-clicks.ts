import { z } from "zod";
import { clickVerbs } from "#shared/enumerations.ts";
import { privateKinds } from "../ocr/private-patterns.ts";
import { cleanClick } from "./clean-click.ts";
import { joinClicks } from "./join-clicks.ts";
import {
  type ClickStep,
  ClicksError,
  clickLimits,
  stepClicksFormat,
  stepClicksVersion,
} from "./step-clicks.ts";

/** One day. This only guards against wrong clocks. */
const maxMs = 86_400_000;
const pixel = z.number().min(0).max(clickLimits.pictureSide);
const words = z.string().max(5_000).default("");

/** As for boxes, but a page without any size can't be opened again. */
export const viewSize = z.object({
  width: z.number().int().min(1).max(clickLimits.pictureSide),
  height: z.number().int().min(1).max(clickLimits.pictureSide),
});

const box = z.object({ x: pixel, y: pixel, width: pixel, height: pixel });

const recordedStep = z.object({
  at: z.number().min(0).max(maxMs),
  verb: z.enum(clickVerbs),
  role: words,
  name: words,
  value: z.string().max(5_000).nullish(),
  box: box.nullish(),
  url: words,
  pageTitle: words,
  dialogTitle: words,
  selectors: z.array(z.string().max(5_000)).max(50).optional(),
  neighbors: z.array(z.string().max(5_000)).max(50).optional(),
  view: viewSize.nullish(),
  privateAreas: z
    .array(box.extend({ kind: z.enum(privateKinds), mark: z.string().max(100).optional() }))
    .max(clickLimits.privateAreas)
    .optional(),
  picture: z
    .string()
    .regex(/^[\w-]{1,60}\.(?:png|jpe?g)$/)
    .nullish(),
});

export type RecordedStep = z.input<typeof recordedStep>;

/** As in `clicks.json`. */
export interface RecordedClicks {
  format: typeof stepClicksFormat;
  version: typeof stepClicksVersion;
  steps: RecordedStep[];
}

const recordedClicks = z.object({ steps: z.array(recordedStep) });

export function isStepClicks(json: unknown): json is { format: string } {
  return typeof json === "object" && json !== null && "format" in json && json.format === stepClicksFormat;
}

/** Throws a ClicksError. */
export function readStepClicks(json: object): ClickStep[] {
  if (!("version" in json) || json.version !== stepClicksVersion) throw new ClicksError("version");
  if ("steps" in json && Array.isArray(json.steps) && json.steps.length > clickLimits.steps)
    throw new ClicksError("too-many-steps");
  const parsed = recordedClicks.safeParse(json);
  if (!parsed.success) throw new ClicksError("broken", { cause: parsed.error });
  return joinClicks(
    parsed.data.steps.map(
      ({
        at,
        value = null,
        box = null,
        picture = null,
        selectors,
        neighbors,
        view,
        privateAreas,
        ...rest
      }) => ({
        ...cleanClick({
          ...rest,
          value,
          box: picture === null ? null : box,
          ...(selectors ? { selectors } : {}),
          ...(neighbors ? { neighbors } : {}),
          ...(view ? { view } : {}),
        }),
        atMs: at,
        picture,
        ...(picture !== null && privateAreas?.length ? { privateAreas } : {}),
      }),
    ),
  );
}
