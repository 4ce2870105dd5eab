import { expect, test } from "vitest";
import type { ImportResult } from "./import-result.ts";
import {
  answerSentences,
  isNearColor,
  isSamePhone,
  measureImport,
  scoreLogo,
  scoreName,
} from "./measures.ts";
import { summarise } from "./report.ts";
import { pageText } from "./site-text.ts";
import type { SiteTruth } from "./truth.ts";

const truth: SiteTruth = {
  id: "bakery",
  entry: "/",
  traits: [],
  name: ["Marl Bakery"],
  primary: ["#B8411B"],
  alt: ["#22303A"],
  logo: ["img/logo.svg"],
  emails: ["hello@marl.test"],
  phones: ["+442079460958"],
  addresses: [],
  faq: { count: 2, where: "faq.html", questions: ["Do you deliver?", "Is there parking?"] },
};
const faq = { question: "Do you deliver?", answer: "Yes, on weekdays before noon.", origin: "explicit" };
const result: ImportResult = {
  pages: [{ url: "http://site.test/" }],
  colors: { primaryColors: [{ color: "#BA431D" }], backgroundColors: [] },
  contactInfo: { emails: ["Hello@marl.test", "vendor@shop.test"], phones: ["020 7946 0958"], addresses: [] },
  brandAssets: { logoUrls: ["http://site.test/img/logo.svg"], faviconUrl: null, companyName: "Marl Bakery" },
  faqs: [{ ...faq, evidence: ["Yes, on weekdays before noon."] }],
  contradictions: [],
  timings: {},
};

test("scores a correct import 1, and a third party's address lowers only the precision", () => {
  const measures = measureImport(result, truth, "do you deliver yes on weekdays before noon");
  expect(measures).toMatchObject({
    name: 1,
    primary: 1,
    logo: 1,
    emails: { recall: 1, precision: 0.5 },
    phones: { recall: 1, precision: 1 },
    faqRecall: 0.5,
    questions: { recall: 0.5, precision: 1 },
    grounded: 1,
    evidence: 1,
    endsWithMark: 1,
    repeated: 0,
  });
});

test("detects an invented sentence and missing evidence", () => {
  const invented = { ...faq, answer: "Yes, on weekdays before noon. We also fly to the moon.", evidence: [] };
  const faqs = [invented, { ...invented, question: "do you deliver" }];
  const measures = measureImport({ ...result, faqs }, truth, "yes on weekdays before noon");
  expect(measures).toMatchObject({ grounded: 0.5, evidence: 0, repeated: 1, endsWithMark: 0.5 });
});

test("returns null for what can't be measured and excludes it from the means", () => {
  const nothing = { ...truth, emails: [], faq: { count: 0, where: "" } };
  const contactInfo = { emails: [], phones: [], addresses: [] };
  const measures = measureImport({ ...result, faqs: [], contactInfo }, nothing, "");
  expect(measures).toMatchObject({
    emails: { recall: null, precision: null },
    faqRecall: null,
    grounded: null,
    evidence: null,
  });
  const summary = summarise([
    { site: "a", seconds: 1, error: null, measures },
    { site: "b", seconds: 2, error: null, measures: measureImport(result, truth, "") },
    { site: "c", seconds: 120, error: "exit 1", measures: null },
  ]);
  expect(summary).toMatchObject({ sites: 3, errors: 1, emailRecall: 1, faqRecall: 0.5, secondsMedian: 2 });
});

test("scores a name half if it says too much or too little", () => {
  expect(scoreName("marl  bakery", ["Marl Bakery"])).toBe(1);
  expect(scoreName("Marl Bakery London", ["Marl Bakery"])).toBe(0.5);
  expect(scoreName("Marl", ["Marl Bakery"])).toBe(0.5);
  expect(scoreName("Home", ["Marl Bakery"])).toBe(0);
  expect(scoreName(null, ["Marl Bakery"])).toBe(0);
});

test("scores a logo 1 if it is first, half if it is later, and 1 for none on a site without one", () => {
  expect(scoreLogo(["http://x.test/a/logo.svg"], ["/a/logo.svg"])).toBe(1);
  expect(scoreLogo(["http://x.test/flag.png", "http://x.test/a/logo.svg"], ["/a/logo.svg"])).toBe(0.5);
  expect(scoreLogo(["http://x.test/flag.png"], [null, "text wordmark"])).toBe(0);
  expect(scoreLogo([], [null, "text wordmark"])).toBe(1);
  expect(scoreLogo(["data:image/svg+xml,<svg/>"], ["inline SVG", "favicon.svg"])).toBe(1);
  expect(scoreLogo([], [])).toBeNull();
});

test("compares phones by their last digits and colors by perceptual distance", () => {
  expect(isSamePhone("+44 20 7946 0958", "020 7946 0958")).toBe(true);
  expect(isSamePhone("+44 20 7946 0958", "020 7946 0959")).toBe(false);
  expect(isSamePhone("", "")).toBe(false);
  expect(isNearColor("#0D6EFD", "#0B6BF9")).toBe(true);
  expect(isNearColor("#0D6EFD", "#B8411B")).toBe(false);
  expect(isNearColor(null, "#B8411B")).toBe(false);
});

test("compares sentences without Markdown, entities and tags", () => {
  expect(answerSentences("**Open** daily from [nine](http://x.test/a).\n- closed on Sunday\n- ok")).toEqual([
    "open daily from nine",
    "closed on sunday",
  ]);
  const text = pageText(
    `<style>p{}</style><p>Open&nbsp;daily<br>from nine</p><script>var x</script><script type="application/ld+json">{"text":"By <b>mail</b>"}</script>`,
  );
  expect(text.replace(/\s+/g, " ")).toContain("Open daily from nine");
  expect(text).not.toContain("var x");
  expect(text.replace(/\s+/g, " ")).toContain("By mail");
});
