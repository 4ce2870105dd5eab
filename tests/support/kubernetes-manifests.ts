/** Reads the Kubernetes manifests, and validates them by the schemas of their kinds. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: Record<string, unknown>;
}

interface Kustomization {
  resources: string[];
  images: { newName: string; newTag: string }[];
}

export const kustomizeFolder = join(import.meta.dirname, "../../deploy/kubernetes");

export function readKustomization(): Kustomization {
  return parse(readFileSync(join(kustomizeFolder, "kustomization.yaml"), "utf8")) as Kustomization;
}

export function readManifests(): Manifest[] {
  return readKustomization().resources.flatMap((file) =>
    manifestsIn(readFileSync(join(kustomizeFolder, file), "utf8")),
  );
}

export function manifestsIn(text: string): Manifest[] {
  return parseAllDocuments(text, { merge: true }).flatMap(
    (document) => (document.toJS() as Manifest | null) ?? [],
  );
}

type Model = new (manifest: unknown) => { validate(): void };

/** Throws if the manifest isn't valid. The package's folders have the names of API groups. */
export async function validateManifest(manifest: Manifest): Promise<void> {
  const { apiVersion, kind } = manifest;
  const found: Record<string, Model | undefined> = await import(
    /* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`
  );
  const Kind = found[kind];
  if (!Kind) throw new Error(`There is no ${kind} in ${apiVersion}.`);
  new Kind(manifest).validate();
}
