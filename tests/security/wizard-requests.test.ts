/** The wizard over HTTP, with an unbuffered event stream and with large bodies only where an image is accepted. */

import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveColors } from "#features/onboarding/select-looks.server.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let cookie = "";
let scope: OwnerScope;

beforeAll(async () => {
  app = await startApp();
  const user = await createUser(app.services);
  cookie = user.cookie;
  scope = ownerScope({ userId: user.userId, email: user.email, companyId: user.companyId! });
});
afterAll(() => app?.close());

test("sends events one at a time, uncompressed and uncached", async () => {
  const leaving = new AbortController();
  const response = await fetch(`${app.origin}/onboarding/events`, {
    headers: { cookie, accept: "text/event-stream", "accept-encoding": "gzip, br" },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard = async (pattern: RegExp) => {
    for (let text = ""; ; ) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended without ${pattern}: ${text}`);
      text += value;
      if (pattern.test(text)) return;
    }
  };
  await heard(/"type":"state"/);
  await saveColors(app.services, scope, { primary: "#1b4d3e", secondary: "#ffcc00" });
  await heard(/"type":"patch".*#1B4D3E/);
  leaving.abort();
});

test("redirects a stranger's stream to sign-in, and answers 406 to a client without event streams", async () => {
  const stranger = await fetch(`${app.origin}/onboarding/events`, {
    headers: { accept: "text/event-stream" },
    redirect: "manual",
  });
  expect(stranger.status).toBe(302);
  expect(stranger.headers.get("location")).toMatch(/^\/auth\?next=/);
  const page = await fetch(`${app.origin}/onboarding/events`, { headers: { cookie } });
  expect(page.status).toBe(406);
});

async function post(path: string, body: FormData | URLSearchParams): Promise<number> {
  const headers = { cookie, origin: app.origin };
  const response = await fetch(app.origin + path, { method: "POST", body, headers, redirect: "manual" });
  await response.arrayBuffer();
  return response.status;
}

function upload(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("intent", "upload-logo");
  form.set("logo", new Blob([bytes], { type: "image/png" }), "logo.png");
  return form;
}

test("accepts an image of several megabytes as the logo, but not above eleven or elsewhere", async () => {
  // Noise doesn't compress.
  const noise = await sharp({
    create: {
      width: 1_200,
      height: 900,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  expect(noise.length).toBeGreaterThan(1_500_000);
  expect(await post("/onboarding", upload(new Uint8Array(noise)))).toBeLessThan(400);
  expect(await getWizardState(app.services, scope)).toMatchObject({ selectedLogo: { kind: "uploaded" } });
  for (const path of ["/onboarding", "/onboarding/state"])
    expect(await post(path, upload(new Uint8Array(11_200_000)))).toBe(413);
  expect(await post("/onboarding/state", upload(new Uint8Array(noise)))).toBe(200);
  expect(await post("/contact", upload(new Uint8Array(noise)))).toBe(413);
  expect(
    await post(
      "/onboarding",
      new URLSearchParams({ intent: "go", to: "welcome", more: "x".repeat(1_100_000) }),
    ),
  ).toBe(413);
});
