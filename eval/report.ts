/** Formats the evaluation's rows, means and questions. */
import { type Column, renderTable } from "#bench/table.ts";
import type { ImportResult } from "./import-result.ts";
import type { Measures } from "./measures.ts";

export interface EvaluatedSite {
  site: string;
  seconds: number;
  error: string | null;
  measures: Measures | null;
}

type Measured = EvaluatedSite & { measures: Measures };

export interface Summary {
  sites: number;
  errors: number;
  secondsMedian: number | null;
  name: number | null;
  primary: number | null;
  logo: number | null;
  emailRecall: number | null;
  emailPrecision: number | null;
  phoneRecall: number | null;
  phonePrecision: number | null;
  faqRecall: number | null;
  questionRecall: number | null;
  questionPrecision: number | null;
  questionMark: number | null;
  grounded: number | null;
  evidenceVerbatim: number | null;
  repeated: number;
}

/** Returns the means over the sites for which a measure is defined. */
export function summarise(sites: EvaluatedSite[]): Summary {
  const measured = sites.filter((site): site is Measured => site.measures !== null);
  const mean = (value: (measures: Measures) => number | null) =>
    meanOf(measured.map((site) => value(site.measures)));
  const seconds = measured.map((site) => site.seconds).sort((a, b) => a - b);
  return {
    sites: sites.length,
    errors: sites.length - measured.length,
    secondsMedian: seconds[Math.floor(seconds.length / 2)] ?? null,
    name: mean((m) => m.name),
    primary: mean((m) => m.primary),
    logo: mean((m) => m.logo),
    emailRecall: mean((m) => m.emails.recall),
    emailPrecision: mean((m) => m.emails.precision),
    phoneRecall: mean((m) => m.phones.recall),
    phonePrecision: mean((m) => m.phones.precision),
    faqRecall: mean((m) => m.faqRecall),
    questionRecall: mean((m) => m.questions.recall),
    questionPrecision: mean((m) => m.questions.precision),
    questionMark: mean((m) => m.endsWithMark),
    grounded: mean((m) => m.grounded),
    evidenceVerbatim: mean((m) => m.evidence),
    repeated: measured.reduce((sum, site) => sum + site.measures.repeated, 0),
  };
}

const columns: Column<EvaluatedSite>[] = [
  { title: "site", value: (row) => row.site },
  { title: "sec", value: (row) => row.seconds, digits: 1 },
  { title: "pages", value: (row) => row.measures?.pages },
  { title: "name", value: (row) => row.measures?.name, digits: 1 },
  { title: "color", value: (row) => row.measures?.primary, digits: 1 },
  { title: "found", value: (row) => row.measures?.primaryFound },
  { title: "logo", value: (row) => row.measures?.logo, digits: 1 },
  { title: "mail R", value: (row) => row.measures?.emails.recall },
  { title: "P", value: (row) => row.measures?.emails.precision },
  { title: "tel R", value: (row) => row.measures?.phones.recall },
  { title: "P", value: (row) => row.measures?.phones.precision },
  { title: "faqs", value: (row) => row.measures?.faqs },
  { title: "own", value: (row) => row.measures?.explicit },
  { title: "true", value: (row) => row.measures?.faqTruth },
  { title: "quest R", value: (row) => row.measures?.questions.recall },
  { title: "P", value: (row) => row.measures?.questions.precision },
  { title: "twice", value: (row) => row.measures?.repeated },
  { title: "?", value: (row) => row.measures?.endsWithMark },
  { title: "grounded", value: (row) => row.measures?.grounded },
  { title: "evidence", value: (row) => row.measures?.evidence },
];

export function reportTable(sites: EvaluatedSite[]): string {
  const errors = sites.flatMap((site) => (site.error === null ? [] : [`${site.site}: ${site.error}`]));
  return [renderTable(columns, sites), ...errors].join("\n");
}

/** Returns one line per measure, with the change since the previous run if there is one. */
export function reportSummary(now: Summary, before: Summary | null): string {
  const keys = Object.keys(now) as (keyof Summary)[];
  return renderTable(
    [
      { title: "over all sites", value: (key) => key },
      { title: "now", value: (key) => now[key], digits: 3 },
      { title: "before", value: (key) => before?.[key], digits: 3 },
    ],
    keys,
  );
}

export function reportQuestions(site: string, result: ImportResult): string {
  const blocks = result.faqs.map((faq) =>
    [
      `  [${faq.origin}] ${faq.question}`,
      `      ${faq.answer.replace(/\s*\n\s*/g, " / ")}`,
      ...faq.evidence.map((line) => `      « ${line.replace(/\s+/g, " ")} »`),
      `      ${faq.sourceUrl ?? ""}`,
    ].join("\n"),
  );
  const told = result.contradictions.map(
    ({ kind, subject, values }) =>
      `  [two of one] ${kind}${subject && ` of ${subject}`}: ${values.map(({ value, sourceUrl }) => `${value} (${sourceUrl})`).join(" and ")}`,
  );
  const { faqMs } = result.timings;
  const pace =
    faqMs === undefined ? "" : `, ${Math.round(faqMs / Math.max(1, result.pages.length))} ms a page`;
  return [`${site} (${result.faqs.length}${pace})`, ...blocks, ...told].join("\n");
}

function meanOf(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
