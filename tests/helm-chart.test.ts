/**
 * Compares the Helm chart with the manifests for kustomize. Its values are compared as they are, and its templates as
 * Helm renders them, if Helm is installed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { environmentSchema } from "#platform/config.ts";
import {
  type Manifest,
  manifestsIn,
  readKustomization,
  readManifests,
  validateManifest,
} from "#tests/support/kubernetes-manifests.ts";

const chart = join(import.meta.dirname, "../deploy/helm/step");
const values = parse(readFileSync(join(chart, "values.yaml"), "utf8"));
const templates = readdirSync(join(chart, "templates"))
  .map((name) => readFileSync(join(chart, "templates", name), "utf8"))
  .join("\n");
/** Everything but the namespace, which `helm install --create-namespace` makes. */
const expected = readManifests().filter(({ kind }) => kind !== "Namespace");

interface PodTemplate {
  template: { spec: { containers: { resources: unknown }[]; volumes: { emptyDir: unknown }[] } };
}

function find<Spec>(kind: string, name: string): Manifest & { spec: Spec } {
  const found = expected.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found as Manifest & { spec: Spec };
}

describe("the values of the Helm chart", () => {
  test("are those of the manifests", () => {
    const [image] = readKustomization().images;
    expect(values.image).toMatchObject({ repository: image?.newName, tag: "" });
    expect(values.config).toEqual(find("ConfigMap", "step").data);
    expect(values.secrets.values).toEqual(find("Secret", "step").stringData);
    for (const role of ["web", "worker"] as const) {
      const { template } = find<PodTemplate>("Deployment", `step-${role}`).spec;
      expect(values[role].resources).toEqual(template.spec.containers[0]?.resources);
      expect(template.spec.volumes.map(({ emptyDir }) => emptyDir)).toEqual([
        { sizeLimit: values.storage.data },
        { sizeLimit: values.storage.tmp },
      ]);
      expect(find("PodDisruptionBudget", `step-${role}`).spec).toMatchObject({
        minAvailable: values[role].minAvailable,
      });
    }
    expect(find("Deployment", "step-worker").spec).toMatchObject({ replicas: values.worker.replicas });
    const { minReplicas, maxReplicas, cpuPercent } = values.web.autoscaling;
    expect(find("HorizontalPodAutoscaler", "step-web").spec).toMatchObject({
      minReplicas,
      maxReplicas,
      metrics: [{ resource: { target: { averageUtilization: cpuPercent } } }],
    });
    expect(find("Ingress", "step").spec).toMatchObject({
      tls: [{ hosts: values.ingress.hosts, secretName: values.ingress.tlsSecret }],
      rules: values.ingress.hosts.map((host: string) => ({ host })),
    });
    expect(find("Ingress", "step").metadata.annotations).toEqual(values.ingress.annotations);
    expect(find("NetworkPolicy", "step").spec).toMatchObject({
      egress: [{ ports: values.networkPolicy.egressPorts }],
      ingress: [
        {
          from: values.networkPolicy.fromNamespaces.map((name: string) => ({
            namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": name } },
          })),
        },
      ],
    });
  });

  test("are variables of the server, and used by a template", () => {
    const variables = [...Object.keys(values.config), ...Object.keys(values.secrets.values)];
    expect(variables.filter((name) => !(name in environmentSchema.shape))).toEqual([]);
    const { config: _, secrets, ...others } = values;
    const names = namesIn({ ...others, existing: secrets.existing });
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(templates))).toEqual([]);
  });

  test("leave no key of a manifest without a template", () => {
    const written = expected.flatMap(({ data: _, stringData: __, ...manifest }) => namesIn(manifest, true));
    const missing = written.filter((name) => !new RegExp(`\\b${name}:(?: |\\n)`).test(templates));
    expect([...new Set(missing)]).toEqual([]);
  });
});

/** The names of all keys, or only of those without an object of their own. */
function namesIn(value: unknown, withParents = false): string[] {
  if (Array.isArray(value)) return withParents ? value.flatMap((each) => namesIn(each, withParents)) : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    // These are passed on as they are.
    if (name === "resources" || name === "annotations") return [name];
    const inner = namesIn(part, withParents);
    return withParents || inner.length === 0 ? [name, ...inner] : inner;
  });
}

const helm = process.env.HELM_PATH ?? "helm";
// Skipped without Helm, as the list of skipped tests says.
const isInstalled = spawnSync(helm, ["version"]).status === 0;

describe.skipIf(!isInstalled)("the Helm chart, rendered", () => {
  test("makes the same resources as kustomize", async () => {
    const made = render({});
    for (const manifest of made) await validateManifest(manifest);
    expect(made.map(comparable).toSorted(byName)).toEqual(expected.map(comparable).toSorted(byName));
  });

  test("follows its values", async () => {
    const made = render({
      image: { tag: "9.9.9", pullSecrets: ["registry"], pullPolicy: "Always" },
      config: { MAIL_FROM: "", DRAIN_SECONDS: 5 },
      secrets: { existing: "own-secret" },
      web: { autoscaling: { enabled: false }, replicas: 3, minAvailable: 0, nodeSelector: { disk: "fast" } },
      worker: {
        autoscaling: { enabled: true },
        podAnnotations: { team: "help" },
        tolerations: [{ key: "jobs", operator: "Exists" }],
      },
      ingress: { className: "nginx", annotations: { "example.com/a": "b" }, tlsSecret: "" },
      networkPolicy: { fromNamespaces: [] },
    });
    for (const manifest of made) await validateManifest(manifest);
    const of = (kind: string, name: string) =>
      made.find((each) => each.kind === kind && each.metadata.name === name);
    expect(of("Secret", "step")).toBeUndefined();
    expect(of("PodDisruptionBudget", "step-web")).toBeUndefined();
    expect(of("HorizontalPodAutoscaler", "step-web")).toBeUndefined();
    expect(of("ConfigMap", "step")?.data).toMatchObject({ DRAIN_SECONDS: "5" });
    expect(of("ConfigMap", "step")?.data).not.toHaveProperty("MAIL_FROM");
    expect(of("Deployment", "step-web")?.spec).toMatchObject({
      replicas: 3,
      template: {
        spec: {
          nodeSelector: { disk: "fast" },
          imagePullSecrets: [{ name: "registry" }],
          containers: [
            {
              image: `${values.image.repository}:9.9.9`,
              imagePullPolicy: "Always",
              envFrom: [{ configMapRef: { name: "step" } }, { secretRef: { name: "own-secret" } }],
            },
          ],
        },
      },
    });
    const worker = of("Deployment", "step-worker")?.spec;
    expect(worker).not.toHaveProperty("replicas");
    expect(worker).toMatchObject({
      template: {
        metadata: { annotations: { team: "help" } },
        spec: { tolerations: [{ key: "jobs", operator: "Exists" }] },
      },
    });
    expect(of("HorizontalPodAutoscaler", "step-worker")?.spec).toMatchObject({
      metrics: [{ type: "External", external: { metric: { name: "step_jobs_oldest_waiting_seconds" } } }],
    });
    expect(of("Ingress", "step")).toMatchObject({
      metadata: { annotations: { "example.com/a": "b" } },
      spec: { ingressClassName: "nginx" },
    });
    expect(of("Ingress", "step")?.spec).not.toHaveProperty("tls");
    expect(of("NetworkPolicy", "step")?.spec).toMatchObject({ ingress: [{ ports: [{ port: 3000 }] }] });
    expect(
      render({ ingress: { enabled: false }, networkPolicy: { enabled: false } }).map(kindOf),
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:Ingress|NetworkPolicy)$/)]));
  });
});

const kindOf = ({ kind }: Manifest) => kind;
const byName = (a: Manifest, b: Manifest) =>
  `${a.kind} ${a.metadata.name}`.localeCompare(`${b.kind} ${b.metadata.name}`);

function render(changed: Record<string, unknown>): Manifest[] {
  const folder = mkdtempSync(join(tmpdir(), "step-chart-"));
  try {
    const file = join(folder, "values.yaml");
    writeFileSync(file, stringify(changed));
    const { status, stdout, stderr } = spawnSync(helm, ["template", "step", chart, "--values", file], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    return manifestsIn(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ownLabels = /^(?:app\.kubernetes\.io\/(?:instance|managed-by|version)|helm\.sh\/chart)$/;

/** Without the labels that Helm's charts have in addition, and without what only one of the two can have. */
function comparable(manifest: Manifest): Manifest {
  const { images } = readKustomization();
  const copy = JSON.parse(JSON.stringify(manifest), (key, value) => {
    if (key === "annotations" && Object.keys(value).join() === "checksum/config") return undefined;
    // kustomize replaces this name.
    if (key === "image" && value === "step") return `${images[0]?.newName}:${images[0]?.newTag}`;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([name]) => !ownLabels.test(name)));
  }) as Manifest;
  const { labels: _, ...metadata } = copy.metadata;
  return { ...copy, metadata };
}
