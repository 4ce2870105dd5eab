/** Reads a data set in the layout of WCXB: html/<id>.html.gz and ground-truth/<id>.json. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";

/** For pages whose URL the data set doesn't state. */
const unknownUrl = "https://unknown.invalid/";

const truthFile = z.object({
  url: z.string().nullish(),
  _internal: z
    .object({ page_type: z.union([z.string(), z.object({ primary: z.string().optional() })]).optional() })
    .nullish(),
  ground_truth: z.object({ main_content: z.string().nullish() }),
});

export interface BenchmarkPage {
  id: string;
  url: string;
  html: string;
  type: string;
  mainContent: string;
  /** Rules are developed on one half, and both are reported. */
  half: Half;
}

export const halves = ["tuned", "unseen"] as const;
export type Half = (typeof halves)[number];

export async function* readPages(folder: string): AsyncGenerator<BenchmarkPage> {
  for (const file of (await readdir(join(folder, "ground-truth"))).sort()) {
    if (!file.endsWith(".json")) continue;
    const id = file.slice(0, -".json".length);
    const truth = truthFile.parse(JSON.parse(await readFile(join(folder, "ground-truth", file), "utf8")));
    const packed = await readFile(join(folder, "html", `${id}.html.gz`));
    yield {
      id,
      url: truth.url || unknownUrl,
      html: (await promisify(gunzip)(packed)).toString("utf8"),
      type: pageType(truth),
      mainContent: truth.ground_truth.main_content ?? "",
      half: halfOf(id),
    };
  }
}

function pageType({ _internal }: z.output<typeof truthFile>): string {
  const found = _internal?.page_type ?? "article";
  const type = typeof found === "string" ? found : (found.primary ?? "article");
  return type === "category" ? "collection" : type;
}

function halfOf(id: string): Half {
  return createHash("sha256").update(id).digest()[0]! < 128 ? "tuned" : "unseen";
}
