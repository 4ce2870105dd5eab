/** The wizard shows texts that the server composed or stored, so the compiler doesn't see whether they have translations. */
import { expect, test } from "vitest";
import { crawlErrorText } from "#engines/crawler/crawl-error.ts";
import { skipReasonLabel } from "#engines/crawler/skip-reason-text.ts";
import type { CrawlErrorCode, SkipReason } from "#engines/crawler/types.ts";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { contradictionTexts } from "#features/faqs/contradiction.ts";
import { readFaqText } from "#features/faqs/faq-text.ts";
import { trialTexts } from "#features/onboarding/trial/trial.ts";
import {
  crawlFailureTips,
  createFailedText,
  faqsCreatedText,
  generationFailedText,
  generationFailureTips,
  skipFailedText,
  stepTexts,
  wizardTexts,
  wizardToasts,
} from "#features/onboarding/wizard-texts.ts";
import { providerTexts } from "#features/websites/provider/crawl-provider-errors.ts";
import { colorNote, type StylesRead } from "#features/websites/read/color-origin.ts";
import { judgeColors } from "#features/websites/read/color-verdict.ts";
import { generationErrors } from "#features/websites/write/generation-errors.ts";
import {
  askingLine,
  logOfEditions,
  logOfModel,
  type ModelFailure,
  modelFailureText,
  savedLine,
} from "#features/websites/write/generation-log.ts";
import { parseSiteUrl } from "#shared/url.ts";

const wizard = teamTexts(teamMessages("wizard", "de"));
const sources = teamTexts(teamMessages("sources", "de"));

const codes: CrawlErrorCode[] = [
  ...([
    "invalid-url",
    "unsupported-protocol",
    "no-such-host",
    "not-found",
    "forbidden",
    "rate-limited",
  ] as const),
  ...(["timeout", "not-html", "cancelled", "no-content", "unreachable", "server-error"] as const),
];
const causes = [
  "the page is too large.",
  "it answered with an error (HTTP 502).",
  "it redirects in a loop.",
  "its security certificate isn't valid.",
];
const reasons: SkipReason[] = [
  ...(["limit-reached", "disallowed-by-robots", "other-host", "not-html", "duplicate-content"] as const),
  ...(["not-found", "forbidden", "server-error", "rate-limited", "timeout", "too-large", "no-text"] as const),
  ...(["unreachable", "refused-address", "redirected-away", "needs-browser", "not-useful"] as const),
  ...(["other-language", "cancelled"] as const),
];
const failures: ModelFailure[] = [
  ...(["refused", "busy", "unavailable", "too-slow", "unreadable", "unexpected", "nothing-held"] as const),
];
const share = { model: "gpt", failure: null, parts: 3, unansweredParts: 2, accepted: 4, dropped: 1 };

test.each([
  ["a failed crawl", codes.flatMap((code) => crawlErrorText(code, { site: "acme.example" }).split("\n"))],
  ["a blocked crawl", [crawlErrorText("forbidden", { byRobots: true })]],
  ["a page without text", crawlErrorText("no-content", { needsBrowser: true }).split("\n")],
  [
    "a website that isn't opened",
    causes.map((cause) => crawlErrorText("unreachable", { site: "a.b", cause })),
  ],
  ["a crawl provider", [...Object.values(providerTexts), `${providerTexts.refused} no`].slice(0, -2)],
  ["a skipped page", reasons.map(skipReasonLabel)],
  [
    "a typed address",
    ["?", "ftp://a.example"].map((typed) => Object.values(parseSiteUrl(typed))[0] as string),
  ],
  [
    "a color",
    (["read", "partly-read", "unread"] satisfies StylesRead[]).flatMap((styles) =>
      [null, "logo" as const, "manifest" as const, "meta" as const, "text" as const].flatMap(
        (source) => colorNote(styles, source) ?? [],
      ),
    ),
  ],
  [
    "a verdict",
    ["#FFF200", "#111111", "#6E0AD6"].flatMap((primary) => {
      const { summary, changes } = judgeColors({ primary, secondary: "#121212" });
      return [summary, ...changes.map(({ text }) => text)];
    }),
  ],
  ["a model's failure", failures.map((failure) => modelFailureText("gpt", failure))],
  [
    "a model's work",
    failures.flatMap((failure) => logOfModel({ ...share, failure })).concat(logOfModel(share)),
  ],
  [
    "the log",
    [
      askingLine({ model: "gpt", parts: 1 }),
      askingLine({ model: "gpt", parts: 2 }),
      ...[0, 1, 2].map(savedLine),
      ...logOfEditions([{ language: "fr", faqs: [], pairs: [] } as never]),
    ],
  ],
  ["a failed generation", [...Object.values(generationErrors), generationFailedText("no")]],
  ["tips", [...crawlFailureTips, ...generationFailureTips]],
  ["the wizard", [...Object.values(wizardTexts), ...Object.values(wizardToasts)]],
  ["the steps", Object.values(stepTexts).flatMap(({ name, title }) => [name, title])],
  ["the end", [faqsCreatedText(1), faqsCreatedText(7), createFailedText("no"), skipFailedText("no")]],
  ["a trial", Object.values(trialTexts)],
  [
    "a question",
    [
      ["?", "long enough"],
      ["x".repeat(501), "long enough"],
      ["Is it?", "?"],
      ["Is it?", "x".repeat(10_001)],
    ].map(([question = "", answer = ""]) => Object.values(readFaqText({ question, answer }))[1] as string),
  ],
])("every text about %s has a translation", (_, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text !== "Logo" && wizard.said(text) === text)).toEqual([]);
});

test("every text about a contradiction has a translation", () => {
  expect(Object.values(contradictionTexts).filter((text) => sources.said(text) === text)).toEqual([]);
});
