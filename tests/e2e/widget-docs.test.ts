/** The snippets of docs/widget.md and docs/agents.md, run as they are written. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findOwnSecret, rotateSecret } from "#features/widget/widget-secrets.server.ts";
import { projectRoot } from "#platform/program-file.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { makeKey } from "#tests/support/api-keys.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { createMember } from "#tests/support/sign-in.ts";
import { hostPage, openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";

let app: TestApp;
let browser: Browser;
let host: WidgetHost;

const snippets = (page: string) =>
  [...readFileSync(`docs/${page}.md`, "utf8").matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(
    ([, , text = ""]) => text,
  );
const snippet = (page: string, part: string) => {
  const found = snippets(page).find((text) => text.includes(part));
  if (found === undefined) throw new Error(`no snippet with ${part}`);
  return found;
};

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  host = await openWidgetHost(app, {
    name: "acme",
    company: { companyName: "Acme", betaStatus: "beta_user" },
    pages: ({ center }) => {
      const here = (text: string) => text.replaceAll("https://help.acme.com", center);
      const policy = snippet("widget", "script-src")
        .trim()
        .replaceAll("https://help.acme.com", new URL(center).origin);
      const body = `<h1>Mugs</h1>${here(snippet("widget", "<step-help>"))}${here(snippet("widget", "<script async"))}`;
      return {
        "/": {
          ...hostPage(body, {
            head: '<script src="/stub.js"></script><link rel="stylesheet" href="/move.css">',
          }),
          headers: {
            "content-security-policy": `default-src 'none'; style-src 'self'; script-src-elem 'self' ${new URL(center).origin}; ${policy}`,
          },
        },
        "/stub.js": { contentType: "text/javascript", body: snippet("widget", "Step.q") },
        "/move.css": { contentType: "text/css", body: snippet("widget", "--step-bottom") },
      };
    },
  });
});

afterAll(async () => {
  await browser?.close();
  await host?.site.close();
  await app?.close();
});

test("the lines of the page work together, under the policy", async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(host.site.url);
  const floating = page.getByRole("button", { name: "Help" }).last();
  await floating.waitFor();
  const box = await floating.boundingBox();
  expect(800 - box!.y - box!.height).toBe(24 + 64);
  await page.getByRole("link", { name: "What if it arrives broken?" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "If something arrives broken" }).waitFor();
  await page.keyboard.press("Escape");
  for (const line of snippet("widget", 'Step("toggle")').trim().split("\n")) await page.evaluate(line);
  await expect.poll(() => dialog.getByRole("searchbox").inputValue()).toBe("How do I return a mug?");
  await page.context().close();
});

test("the function signs a token that is accepted", async () => {
  const { userId, email } = await createMember(app.services, host.companyId, "owner");
  const scope = ownerScope({ userId, companyId: host.companyId, email });
  await rotateSecret(app.services, scope);
  const secret = (await findOwnSecret(app.services, scope))?.secret;
  const { widgetToken } = await load(snippet("widget", "createHmac"));
  const user = { id: "42", email: "dana@example.com", name: "Dana" };
  const token = (widgetToken as (...args: unknown[]) => string)(user, { secret, center: "acme" });
  const response = await fetch(`${host.center}/widget/identify`, {
    method: "POST",
    headers: { origin: host.site.url },
    body: new URLSearchParams({ token }),
  });
  expect([response.status, await response.json()]).toEqual([
    200,
    { name: "Dana", email: "dana@example.com" },
  ]);
});

test("the client of the page for assistants gets an answer", async () => {
  const text = snippet("agents", 'name: "ask"').replace("https://help.acme.com/mcp", `${host.center}/mcp`);
  const { structuredContent } = await load(`${text}\nawait client.close();\nexport { structuredContent };`);
  expect(structuredContent).toMatchObject({
    decision: "answer",
    answer: { page: `${host.center}/faq/dishwasher` },
  });
});

test("with a key, the client proposes a draft", async () => {
  const owner = await createMember(app.services, host.companyId, "owner");
  const { token } = await makeKey(app, owner, ["write"]);
  vi.stubEnv("STEP_KEY", token);
  const text = snippet("agents", "draft_question").replace("https://help.acme.com/mcp", `${host.center}/mcp`);
  const { structuredContent } = await load(`${text}\nawait client.close();\nexport { structuredContent };`);
  vi.unstubAllEnvs();
  expect(structuredContent).toMatchObject({ status: "draft", review: expect.stringContaining(app.origin) });
});

/** In the project's folder, so that packages are found. */
async function load(text: string): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(projectRoot, "node_modules/.snippet-"));
  try {
    const path = join(folder, "snippet.mjs");
    await writeFile(path, text);
    return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
  } finally {
    await rm(folder, { recursive: true });
  }
}
