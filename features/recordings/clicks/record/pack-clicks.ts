/** Writes a recording as a ZIP in the format `step-clicks`. */
import { zipSync } from "fflate";
import type { RecordedClicks } from "#engines/recording/clicks/read-step-clicks.ts";
import {
  clicksFile,
  picturesFolder,
  stepClicksFormat,
  stepClicksVersion,
} from "#engines/recording/clicks/step-clicks.ts";
import type { StepWithPicture, TakenPicture } from "./recorded-step.ts";

type PackedStep = Pick<StepWithPicture, "step"> & { picture: Pick<TakenPicture, "bytes"> | null };

export function packClicks(recorded: PackedStep[]): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const steps = recorded.map(({ step, picture }, index) => {
    if (!picture) return { ...step, picture: null };
    const name = `${String(index + 1).padStart(2, "0")}.jpg`;
    files[picturesFolder + name] = picture.bytes;
    return { ...step, picture: name };
  });
  const clicks: RecordedClicks = { format: stepClicksFormat, version: stepClicksVersion, steps };
  // JPEGs don't get smaller.
  return zipSync({ [clicksFile]: new TextEncoder().encode(JSON.stringify(clicks)), ...files }, { level: 0 });
}
