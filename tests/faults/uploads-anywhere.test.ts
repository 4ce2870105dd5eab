/** A video of 500 MB through three web processes in turn, one of which is killed halfway. */
import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { videoMetadata, videoUploads } from "#db/schema.ts";
import { uploadChunkBytes, uploadsPath } from "#features/videos/limits.ts";
import { type Cluster, startCluster } from "#tests/support/cluster.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const sizeBytes = 500 * 1024 * 1024;
let cluster: Cluster;
let owner: TestUser;

beforeAll(async () => {
  cluster = await startCluster({ webs: 3, workers: 0, checkMs: 50 });
  owner = await createUser(cluster.services, { onboardingCompleted: true });
});
afterAll(() => cluster?.close());

/** Starts like a WebM file, followed by noise. */
function largeVideo(): Buffer {
  const bytes = randomBytes(sizeBytes);
  Buffer.from(
    "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701",
    "hex",
  ).copy(bytes);
  return bytes;
}

const sha256 = () => createHash("sha256");

test("arrives complete although each part takes another process, and one is killed", async () => {
  const bytes = largeVideo();
  const { services, balancer, webs } = cluster;
  let requests = 0;
  let killed: Promise<void> | null = null;
  const begun = performance.now();
  const id = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: balancer.origin + uploadsPath,
      chunkSize: uploadChunkBytes,
      headers: { cookie: owner.cookie },
      metadata: { filename: "large.webm", filetype: "video/webm" },
      retryDelays: Array.from({ length: 100 }, () => 100),
      storeFingerprintForResuming: false,
      onShouldRetry: () => true,
      onBeforeRequest() {
        requests += 1;
      },
      onProgress(sent) {
        if (sent > sizeBytes / 2) killed ??= cluster.kill(webs[1]!);
      },
      onSuccess: () => resolve(upload.url?.split("/").at(-1) ?? ""),
      onError: reject,
    });
    upload.start();
  });
  const seconds = (performance.now() - begun) / 1000;
  await killed;
  expect(killed).not.toBeNull();
  const [row] = await services.db.select().from(videoMetadata).where(eq(videoMetadata.id, id));
  expect(row).toMatchObject({ filename: "large.webm", sizeBytes });
  const file = await services.storage.open(`videos/${row?.storagePath}`);
  const stored = sha256();
  for await (const piece of await file!.stream()) stored.update(piece);
  expect(stored.digest("hex")).toBe(sha256().update(bytes).digest("hex"));
  expect(await services.db.$count(videoUploads)).toBe(0);
  const least = 1 + Math.ceil(sizeBytes / uploadChunkBytes);
  process.stdout.write(`500 MB in ${seconds.toFixed(1)} s, ${requests - least} extra requests\n`);
});
