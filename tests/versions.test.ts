/** The version must be the same everywhere. */
import { accessSync, constants, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

test("has the same version in the package, its lock file, the changelog and the deployed image", () => {
  const { version } = JSON.parse(read("package.json"));
  const lock = JSON.parse(read("package-lock.json"));
  const [, released] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/m.exec(read("CHANGELOG.md")) ?? [];
  const [, deployed] = /newTag: "(.+)"/.exec(read("deploy/kubernetes/kustomization.yaml")) ?? [];
  const chart = parse(read("deploy/helm/step/Chart.yaml"));
  expect([lock.version, lock.packages[""].version, released, deployed]).toEqual(Array(4).fill(version));
  expect([chart.version, chart.appVersion]).toEqual([version, version]);
});

test("continuous integration runs npm test with the pinned Node's major version and pinned actions", () => {
  const workflow = read(".github/workflows/ci.yml");
  const nightly = read(".github/workflows/nightly.yml");
  const [, major] = /^(\d+)/.exec(JSON.parse(read("package.json")).dependencies.node) ?? [];
  for (const each of [workflow, nightly]) {
    expect(each).toContain(`node-version: ${major}`);
    expect(each.match(/uses: (?!\S+@[0-9a-f]{40} )/g)).toBeNull();
  }
  expect(workflow).toContain("run: .ci/run");
  expect(read(".ci/run")).toMatch(/^npm test$/m);
  expect(read(".devcontainer/Dockerfile")).toContain(`FROM node:${major}-`);
});

test("the workflows and the development container are valid, and what they run exists", () => {
  const workflowOf = (name: string) =>
    parse(read(`.github/workflows/${name}.yml`), { strict: true, uniqueKeys: true });
  const { jobs } = workflowOf("ci");
  const ran: string[] = jobs.test.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(ran).toContain(".ci/run");
  accessSync(join(import.meta.dirname, "../.ci/run"), constants.X_OK);
  const { build, postCreateCommand } = JSON.parse(read(".devcontainer/devcontainer.json"));
  expect(read(`.devcontainer/${build.dockerfile}`)).toMatch(/^FROM /);
  const nightly: string[] = workflowOf("nightly").jobs.long.steps.flatMap(
    ({ run }: { run?: string }) => run ?? [],
  );
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  for (const command of [postCreateCommand, nightly.at(-1)]) {
    const [, script = ""] = /^npm run (\S+)$/.exec(command) ?? [];
    expect(scripts).toContain(script);
  }
});
