/** The extension's own scripts in a page, with a fake browser around them. */
import "./fake-browser.ts";
import "../../../extension/background/main.ts";
import "../../../extension/content/main.ts";
import { importClicks } from "#features/recordings/clicks/import-clicks.ts";
import { recordingFile } from "../../../extension/recording-file.ts";
import { sendRecording } from "../../../extension/send-recording.ts";
import { getPrepared, listSteps } from "../../../extension/step-store.ts";

export interface PageRecording {
  /** What the popup, the memory and the store of the browser have, as text. */
  texts: string[];
  /** The file in Base64. */
  zip: string;
  /** The picture that was prepared last, in Base64. */
  prepared: string;
}

declare global {
  interface Window {
    stepRecording: { start(): Promise<void>; finish(): Promise<PageRecording> };
  }
}

async function base64(blob: Blob | undefined): Promise<string> {
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

window.stepRecording = {
  async start() {
    await window.stepFake.send({ kind: "start", tabId: 1 }, null);
  },
  /** Ends the recording and sends it, as after a review that changes nothing. */
  async finish() {
    await window.stepFake.idle();
    const shown = await window.stepFake.send({ kind: "stop" }, null);
    const recording = await recordingFile();
    if (!recording) throw new Error("nothing was recorded");
    const { frames, bare, durationSeconds } = await importClicks(recording.file);
    const connection = { origin: location.origin, companyName: "Rota", token: "token" };
    await sendRecording(connection, { id: recording.id, durationSeconds }, { frames, bare });
    return {
      texts: [JSON.stringify(shown), window.stepFake.memory(), JSON.stringify(await listSteps())],
      zip: await base64(recording.file),
      prepared: await base64((await getPrepared())?.jpeg),
    };
  },
};
