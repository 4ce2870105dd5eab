import { afterEach, expect, test, vi } from "vitest";
import { recorderTexts } from "#features/recordings/recorder/recorder-texts.ts";
import { uploadStepPicture } from "./upload-step-picture.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function upload(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  return uploadStepPicture({ blob: new Blob(["picture"]), width: 100 }, null);
}

test("a picture that the server can't store isn't blamed on the connection", async () => {
  const notStored = { ok: false, toast: "Failed to upload image", message: null };
  const refused = upload(async () => Response.json(notStored, { status: 400 }));
  await expect(refused).rejects.toThrow(recorderTexts.pictureNotStored);
  const lost = upload(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(lost).rejects.toThrow(recorderTexts.pictureNotSent);
});
