/**
 * A few uploaded images are processed in parallel. If an owner uploads more, these are refused with a message, unlike
 * another owner's.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle r="9"/></svg>';

async function upload({ cookie }: TestUser): Promise<{ status: number; text: string }> {
  const form = new FormData();
  form.set("image", new File([drawing], "a.svg", { type: "image/svg+xml" }));
  const response = await fetch(`${app.origin}/dashboard/getting-started/images`, {
    method: "POST",
    headers: { cookie, origin: app.origin },
    body: form,
  });
  return { status: response.status, text: await response.text() };
}

test("limits an owner who uploads forty images in parallel, and no other owner", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services);
  const other = await createUser(app.services);
  const all = Array.from({ length: 40 }, () => upload(owner));
  // The queue is full when the first refusal arrives.
  await Promise.any(all.map(async (one) => expect((await one).status).toBe(429)));
  expect((await upload(other)).status).toBe(200);
  const answers = await Promise.all(all);
  expect(answers.filter(({ status }) => status !== 429).map(({ status }) => status)).not.toContain(400);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused[0]?.text).toContain("Too many images are being uploaded right now");
});
