/** The steps of the recording, without anything that was typed. They outlive a suspended script and a closed browser. */
import { clear, createStore, del, entries, get, set } from "idb-keyval";
import type { StepWithPicture, TakenPicture } from "#features/recordings/clicks/record/recorded-step.ts";

export interface StoredPicture extends Omit<TakenPicture, "bytes"> {
  jpeg: Blob;
}

export interface StoredStep {
  step: StepWithPicture["step"];
  picture: StoredPicture | null;
}

const steps = createStore("step-recording", "steps");
const prepared = createStore("step-prepared", "pictures");
const only = "picture";

export async function putStep(order: number, step: StoredStep): Promise<void> {
  await set(order, step, steps);
}

export async function listSteps(): Promise<{ order: number; step: StoredStep }[]> {
  const all = await entries<number, StoredStep>(steps);
  return all.map(([order, step]) => ({ order, step })).sort((a, b) => a.order - b.order);
}

export async function deleteStep(order: number): Promise<void> {
  await del(order, steps);
}

export async function clearSteps(): Promise<void> {
  await Promise.all([clear(steps), clear(prepared)]);
}

export async function putPrepared(picture: StoredPicture): Promise<void> {
  await set(only, picture, prepared);
}

export async function getPrepared(): Promise<StoredPicture | null> {
  return (await get<StoredPicture>(only, prepared)) ?? null;
}
