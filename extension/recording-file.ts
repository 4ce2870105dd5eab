/** The recording as a file in the format `step-clicks`, so that it is read like any other. */
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { listSteps } from "./step-store.ts";

/** `id` stays the same for the same recording, so that sending it twice makes one guide. Null without steps. */
export async function recordingFile(): Promise<{ id: string; file: File } | null> {
  const stored = await listSteps();
  if (stored.length === 0) return null;
  const steps = await Promise.all(
    stored.map(async ({ step: { step, picture } }) => ({
      step,
      picture: picture && {
        ...picture,
        bytes: new Uint8Array(await picture.jpeg.arrayBuffer()),
      },
    })),
  );
  const zip = packClicks(steps);
  return { id: await idOf(zip), file: new File([zip.slice()], "recording.zip") };
}

/** A UUID made from the file's hash. */
async function idOf(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()));
  const hex = [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
