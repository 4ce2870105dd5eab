/** The ground truth about a website, written by a person who read it. */
import { readFile } from "node:fs/promises";
import { z } from "zod";

const strings = z.array(z.string());

const siteTruthSchema = z.object({
  /** Also the name of the site's folder. */
  id: z.string(),
  /** Path of the home page. */
  entry: z.string().default("/"),
  /** With "needs JS", unknown paths return the home page, as in single-page applications. */
  traits: strings.default([]),
  /** Every acceptable name, best first. */
  name: strings,
  /** Acceptable brand colors, as "#RRGGBB". */
  primary: strings,
  /** Colors that score half. */
  alt: strings.default([]),
  /** Acceptable file names, or null for a site whose logo is text. */
  logo: z.array(z.string().nullable()),
  favicon: z.string().nullish(),
  emails: strings,
  phones: strings,
  addresses: strings.default([]),
  /** `questions` are the site's own questions, verbatim, if listed. */
  faq: z.object({ count: z.number().int(), where: z.string(), questions: strings.optional() }),
  lang: z.string().optional(),
});

export type SiteTruth = z.output<typeof siteTruthSchema>;

/** Returns the sites named in `only`, or all. Throws for an unknown name. */
export async function readTruth(file: string, only?: string[]): Promise<SiteTruth[]> {
  const truths = z.array(siteTruthSchema).parse(JSON.parse(await readFile(file, "utf8")));
  const unknown = only?.filter((id) => !truths.some((truth) => truth.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`No such site: ${unknown.join(", ")}`);
  return only ? truths.filter((truth) => only.includes(truth.id)) : truths;
}
