import { afterEach, expect, test, vi } from "vitest";
import { recorderTexts } from "./recorder-texts.ts";
import { retryRecording } from "./recording-client.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Response) => vi.stubGlobal("fetch", async () => answer());

test.each([500, 502, 503, 507])("a server that answers %s isn't the owner's connection", async (status) => {
  answering(() => new Response("<h1>Unavailable</h1>", { status }));
  await expect(retryRecording("a")).rejects.toThrow(recorderTexts.sendRefused);
});

test("no answer may be the connection", async () => {
  answering(() => {
    throw new TypeError("Failed to fetch");
  });
  await expect(retryRecording("a")).rejects.toThrow(recorderTexts.sendFailed);
});

test("the server's own words come first", async () => {
  answering(() => Response.json({ message: "Your plan has no guides." }, { status: 400 }));
  await expect(retryRecording("a")).rejects.toThrow("Your plan has no guides.");
});
