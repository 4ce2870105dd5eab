import { strToU8, zip } from "fflate";
import { exportPosts } from "./export-posts.server.ts";

export async function packPosts(deps: Parameters<typeof exportPosts>[0]): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for await (const { path, content } of exportPosts(deps))
    files[path] = typeof content === "string" ? strToU8(content) : content;
  return new Promise((resolve, reject) =>
    zip(files, { level: 6 }, (error, packed) => (error ? reject(error) : resolve(packed))),
  );
}
