/** Runs the docs' proxy configuration with Caddy, and checks which names get a certificate and what they serve. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { listen } from "#server/listen.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";

const caddy = process.env.CADDY_PATH ?? "caddy";
// Skipped without Caddy, as the list of skipped tests says. Debian has a package (apt install caddy).
const isInstalled = spawnSync(caddy, ["version"]).status === 0;
const domain = "help.acme.example";

describe.skipIf(!isInstalled)("Caddy with the docs' configuration", () => {
  let app: TestApp;
  let proxy: ChildProcess;
  let directory = "";
  let port = 0;

  beforeAll(async () => {
    app = await startApp({ ORIGIN: "https://step.example.com", TRUSTED_PROXIES: "127.0.0.1" });
    const { companyId } = await makePublicCenter(app.services, "acme");
    await app.services.db
      .update(companies)
      .set({ customDomain: domain, domainType: "custom", domainVerificationStatus: "verified" })
      .where(eq(companies.id, companyId));
    directory = await mkdtemp(join(tmpdir(), "step-caddy-"));
    const [https, http] = [await freePort(), await freePort()];
    port = https;
    const forTests = `https_port ${https}\nhttp_port ${http}\nlocal_certs\nskip_install_trust\nadmin off\nstorage file_system ${directory}/data`;
    const written = await readFile(new URL("../docs/Caddyfile", import.meta.url), "utf8");
    const config = written
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${app.port}`)
      .replace(/^\{$/m, `{\n${forTests}`);
    await writeFile(join(directory, "Caddyfile"), config);
    proxy = spawn(caddy, ["run", "--config", join(directory, "Caddyfile")], {
      env: { ...process.env, HOME: directory },
      stdio: ["ignore", "ignore", "pipe"],
    });
    await new Promise<void>((resolve, reject) => {
      let said = "";
      proxy.once("exit", () => reject(new Error(said)));
      proxy.stderr?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("serving initial configuration")) resolve();
      });
    });
  });
  afterAll(async () => {
    if (proxy && proxy.exitCode === null) {
      const ended = new Promise((resolve) => proxy.once("exit", resolve));
      proxy.kill("SIGTERM");
      await ended;
    }
    await app?.close();
    if (directory) await rm(directory, { recursive: true, force: true });
  });

  /** Null if the name has no certificate. */
  function open(name: string): Promise<{ status: number; body: string } | null> {
    return new Promise((resolve) => {
      const asked = request(
        {
          host: "127.0.0.1",
          port,
          servername: name,
          headers: { host: name },
          rejectUnauthorized: false,
          agent: false,
        },
        (response) => {
          let body = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            body += chunk;
          });
          response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
        },
      );
      asked.on("error", () => resolve(null));
      asked.end();
    });
  }

  test("serves a verified domain its company's help center", async () => {
    const page = await open(domain);
    expect(page?.status).toBe(200);
    expect(page?.body).toContain("The acme company Help Center");
    // The proxy, which is trusted, sent it.
    expect(page?.body).toContain(`https://${domain}`);
  });

  test("serves the product at its own name", async () => {
    expect((await open("step.example.com"))?.status).toBe(200);
  });

  test.each(["nobody.example", `x.${domain}`])("gets no certificate for %s", async (name) => {
    expect(await open(name)).toBeNull();
  });
});

async function freePort(): Promise<number> {
  const listening = await listen(0);
  await listening.close();
  return listening.port;
}
