/** What is true about a website: the yardstick of the evaluation, written by a person who read the site. */
import { readFile } from "node:fs/promises";
import { z } from "zod";

const strings = z.array(z.string());

const siteTruthSchema = z.object({
  /** Also the name of the site's folder. */
  id: z.string(),
  /** Path of the start page. */
  entry: z.string().default("/"),
  /** "needs JS" makes unknown paths answer with the start page, as single-page applications do. */
  traits: strings.default([]),
  /** Every name that would be right, best first. */
  name: strings,
  /** "#RRGGBB": the brand's colour; any of them is right. */
  primary: strings,
  /** Colours that are half right. */
  alt: strings.default([]),
  /** File names that are right; null stands for a site whose logo is text. */
  logo: z.array(z.string().nullable()),
  favicon: z.string().nullish(),
  emails: strings,
  phones: strings,
  addresses: strings.default([]),
  /** `questions`, where listed, are the site's own questions word for word. */
  faq: z.object({ count: z.number().int(), where: z.string(), questions: strings.optional() }),
  lang: z.string().optional(),
});

export type SiteTruth = z.output<typeof siteTruthSchema>;

/** Keeps the sites named in `only`, all without it. Throws for a name that is not in the file. */
export async function readTruth(file: string, only?: string[]): Promise<SiteTruth[]> {
  const truths = z.array(siteTruthSchema).parse(JSON.parse(await readFile(file, "utf8")));
  const unknown = only?.filter((id) => !truths.some((truth) => truth.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`No such site: ${unknown.join(", ")}`);
  return only ? truths.filter((truth) => only.includes(truth.id)) : truths;
}
