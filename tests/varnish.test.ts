/** Runs the docs' configuration with Varnish, and checks what it keeps, for whom, and how soon an edit replaces it. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { companies } from "#db/schema.ts";
import { startEdgePurge } from "#server/edge-purge.ts";
import { listen } from "#server/listen.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { createUser } from "#tests/support/sign-in.ts";

const program = process.env.VARNISH_PATH ?? "varnishd";
// Skipped without Varnish, as the list of skipped tests says. Debian has a package (apt install varnish).
const isInstalled = spawnSync(program, ["-V"]).status === 0;

describe.skipIf(!isInstalled)("Varnish with the docs' configuration", () => {
  let app: TestApp;
  let varnish: ChildProcess;
  let directory = "";
  let edge = "";
  let stopPurging: () => Promise<void>;

  beforeAll(async () => {
    const port = await freePort();
    edge = `http://127.0.0.1:${port}`;
    app = await startApp({
      ...{
        EDGE_PURGE: "varnish",
        EDGE_PURGE_URL: `${edge}/`,
        EDGE_PURGE_TOKEN: "a-token",
        TRUSTED_PROXIES: "127.0.0.1",
      },
      ORIGIN: `http://localhost:${port}`,
    });
    directory = await mkdtemp(join(tmpdir(), "step-varnish-"));
    // Varnish gives up its rights as root, and then reads its files as another user.
    await chmod(directory, 0o755);
    const written = await readFile(new URL("../docs/varnish.vcl", import.meta.url), "utf8");
    const file = join(directory, "step.vcl");
    await writeFile(file, written.replace('"3000"', `"${app.port}"`).replaceAll("CHANGE-ME", "a-token"));
    const args = ["-F", "-n", directory, "-a", `127.0.0.1:${port}`, "-f", file, "-s", "malloc,32m"];
    varnish = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    varnish.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    await vi.waitFor(async () => expect((await fetch(`${edge}/healthz`)).status, said).toBe(200), {
      timeout: patienceMs,
    });
    stopPurging = await startEdgePurge(app.services);
  });
  afterAll(async () => {
    await stopPurging?.();
    if (varnish && varnish.exitCode === null) {
      const ended = new Promise((resolve) => varnish.once("exit", resolve));
      varnish.kill("SIGTERM");
      await ended;
    }
    await app?.close();
    if (directory) await rm(directory, { recursive: true, force: true });
  });

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(edge + path, { headers, redirect: "manual" });
    const text = await answer.text();
    return { status: answer.status, text, age: Number(answer.headers.get("age")), headers: answer.headers };
  }

  const isKept = ({ headers }: { headers: Headers }) => headers.get("x-varnish")?.includes(" ") === true;

  test("keeps public pages for everyone, and an edit replaces them within two seconds", async () => {
    const { companyId } = await makePublicCenter(app.services, "acme");
    const page = "/help/acme";
    await expect.poll(async () => isKept(await get(page))).toBe(true);
    const owner = await createUser(app.services, { onboardingCompleted: true });
    expect(isKept(await get(page, { cookie: owner.cookie }))).toBe(true);
    expect((await get(page)).headers.get("surrogate-key")).toBeNull();
    const edited = performance.now();
    await app.services.db
      .update(companies)
      .set({ companyName: "Renamed" })
      .where(eq(companies.id, companyId));
    await expect.poll(async () => (await get(page)).text).toContain("Renamed");
    expect(performance.now() - edited).toBeLessThan(2_000);
  });

  test("refuses purges of strangers, and of patterns", async () => {
    const purge = (headers: Record<string, string>) => fetch(`${edge}/`, { method: "PURGE", headers });
    const authorization = "Bearer a-token";
    const key = { "surrogate-key": "step" };
    expect((await purge(key)).status).toBe(403);
    expect((await purge({ authorization, "surrogate-key": ".*" })).status).toBe(403);
    expect((await purge({ authorization, ...key })).status).toBe(200);
  });

  test("forgets a help center that its owner hides", async () => {
    const { companyId } = await makePublicCenter(app.services, "hidden");
    await expect.poll(async () => isKept(await get("/help/hidden"))).toBe(true);
    await app.services.db.update(companies).set({ isPublic: false }).where(eq(companies.id, companyId));
    await expect.poll(async () => (await get("/help/hidden")).status).toBe(404);
  });

  test("keeps no page of an account, and gives one account's to no other", async () => {
    const [first, second] = [await owner("First"), await owner("Second")];
    for (const { cookie, name, other } of [
      { cookie: first, name: "First", other: "Second" },
      { cookie: second, name: "Second", other: "First" },
    ])
      for (let asked = 0; asked < 2; asked += 1) {
        const page = await get("/dashboard", { cookie });
        expect([page.status, isKept(page)]).toEqual([200, false]);
        expect(page.text).toContain(`${name} company`);
        expect(page.text).not.toContain(`${other} company`);
      }
    expect((await get("/dashboard")).status).toBe(302);
  });

  test("answers with the old page while Step can't be reached", async () => {
    await makePublicCenter(app.services, "outage");
    await expect.poll(async () => isKept(await get("/help/outage"))).toBe(true);
    app.server.closeAllConnections();
    await new Promise((resolve) => app.server.close(resolve));
    expect((await get("/help/outage")).status).toBe(200);
  });

  async function owner(name: string): Promise<string> {
    const user = await createUser(app.services, {
      onboardingCompleted: true,
      companyName: `${name} company`,
    });
    return user.cookie;
  }
});

async function freePort(): Promise<number> {
  const listening = await listen(0);
  await listening.close();
  return listening.port;
}
