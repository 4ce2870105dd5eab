/** Runs the snippets of the documentation against a server, as a reader would. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "#platform/program-file.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import { makeKey } from "./support/api-keys.ts";
import { startApp, type TestApp } from "./support/app.ts";
import { type FilledCompany, fillCompany } from "./support/filled-company.ts";

const run = promisify(execFile);
let app: TestApp;
let company: FilledCompany;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  [app, folder] = await Promise.all([startApp(), mkdtemp(join(tmpdir(), "step-snippets-"))]);
  company = await fillCompany(app.services);
  const { token } = await makeKey(app, company, [...keyScopes]);
  env = { PATH: process.env.PATH, STEP_URL: app.origin, STEP_KEY: token };
  const client = await readFile(join(projectRoot, "tests/support/step-api.ts"), "utf8");
  await writeFile(join(folder, "step-api.ts"), client);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

async function snippetsOf(page: string, language: "sh" | "ts"): Promise<string[]> {
  const text = await readFile(join(projectRoot, "docs", page), "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.+?)^\`\`\``, "gms"))].map(
    ([, code = ""]) => code,
  );
}

async function runScript(code: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.ts`);
  await writeFile(file, code);
  return (await run(process.execPath, [file], { cwd: folder, env })).stdout;
}

test("docs/api.md: curl gets questions, and the client lists and publishes them", async () => {
  const [curl = ""] = await snippetsOf("api.md", "sh");
  const page = JSON.parse((await run("sh", ["-c", curl], { env })).stdout);
  expect(page.data.map(({ id }: { id: string }) => id)).toContain(company.ids.published);
  const [client = "", change = ""] = await snippetsOf("api.md", "ts");
  const output = await runScript(client);
  expect(output).toContain(company.mark);
  expect(output).toContain("There is nothing at this address.");
  expect(await runScript(change)).toContain("/faq/do-you-fire-other-peoples-pots");
});
