/** A third-party S3 server with one bucket, on loopback and in this process. */
import type { AddressInfo } from "node:net";
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { buildApp } from "fauxqs";

export interface TestS3 {
  /** Environment variables of a server that stores its files there. */
  env: Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;
  /** Returns every key in the bucket, sorted. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startS3({ bucket = "step" }: { bucket?: string } = {}): Promise<TestS3> {
  // The package's own starter listens on all interfaces.
  const app = buildApp({ logger: false });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: "test-key", secretAccessKey: "test-secret" };
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = "" }) => Key).sort();
    },
    async close() {
      client.destroy();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
