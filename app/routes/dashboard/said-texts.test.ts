/** Texts that actions return, so that the compiler doesn't see whether they have translations. */
import { expect, test } from "vitest";
import { intents } from "#engines/customer-questions/intents.ts";
import { trades } from "#engines/customer-questions/trades.ts";
import { type TeamArea, teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { articleTexts } from "#features/articles/owner-article.ts";
import { wordLabels } from "#features/companies/center-words.ts";
import { fieldLabels } from "#features/companies/settings-values.ts";
import { contradictionTexts } from "#features/faqs/contradiction.ts";
import {
  categoryAddedText,
  categoryRemovedText,
  categoryRenamedText,
  countedFaqs,
  faqRefusals,
  faqToasts,
} from "#features/faqs/owner-texts.ts";
import { feedbackTexts } from "#features/feedback/texts.ts";
import { stepGuideTexts } from "#features/guides/own-step-guide.ts";
import { guideRefusals, guideToasts } from "#features/guides/owner-texts.ts";
import { modelProblemTexts, translateTexts } from "#features/help-center/translate/texts.ts";
import { clickTexts } from "#features/recordings/clicks/click-texts.ts";
import { recorderTexts } from "#features/recordings/recorder/recorder-texts.ts";
import { recordSections, recordTitle } from "#features/recordings/recorder/sections.ts";
import {
  outcomeTexts,
  progressTextOf,
  progressTexts,
  recordingTexts,
} from "#features/recordings/recording.ts";
import { recordingRefusals } from "#features/recordings/recording-texts.ts";
import { roleNames } from "#features/team/team-texts.ts";
import { videoTexts } from "#features/videos/texts.ts";
import {
  checkRefusals,
  decisionDone,
  decisionRefusals,
  decisionUndone,
  scheduleSaved,
} from "#features/websites/check/website-check-texts.ts";
import { collectionIcons } from "#shared/enumerations.ts";

const changed = [
  "published",
  "unpublished",
  "deleted",

  "moved to no category",
  "moved to Orders",
];
const counted = [1, 1_234].flatMap((count) => changed.map((did) => `${countedFaqs(count)} ${did}`));
const unwritten = [1, 2].flatMap((count) =>
  [1, 3].map((left) => `${countedFaqs(count)} published. ${countedFaqs(left)} not written yet.`),
);
const categories = [
  categoryAddedText("Orders"),
  categoryRenamedText("Orders"),
  categoryRemovedText("Orders"),
];
const places = [
  "Lifted. Position 1 of 3 in no category. Use the arrow keys",
  "Dropped. Position 1 of 3 in Orders.",
];
const lifted = `${places[0]} to move it, Space to drop it, Escape to cancel.`;
const problems = Object.values(modelProblemTexts);
const decisions = [...Object.values(decisionDone), ...Object.values(decisionRefusals), decisionUndone];

const sections = Object.keys(recordSections) as (keyof typeof recordSections)[];
const percents = Object.keys(progressTexts).map(Number);
const recordings = [
  ...sections.flatMap((section) => [recordTitle(section), recordSections[section].hint]),
  ...sections.flatMap((section) => {
    const { content, onAiPlan } = recordSections[section];
    return onAiPlan ? [recordingRefusals.needsPlan(content), onAiPlan] : [];
  }),
  ...percents.flatMap((percent) => [progressTextOf("guides", percent), progressTextOf("faqs", percent)]),
  ...Object.values(recorderTexts).filter((text) => typeof text === "string"),
  ...Object.values(recordingRefusals).filter((text) => typeof text === "string"),
  ...Object.values(outcomeTexts("guides")),
  ...Object.values(recordingTexts),
  ...Object.values(clickTexts.problems),
  clickTexts.only,
];
const { required, invalid, tooLarge, cutOff, failed, uploaded, onlyOne, noRoom, quotaBytes, quotaCount } =
  videoTexts;
const {
  quotaUnfinished,
  partTooSmall,
  gone,
  signedOut,
  offline,
  serverAway,
  unreachable,
  notAllowed,
  ...ofVideos
} = videoTexts;
const uploads = [
  ...[required, invalid, tooLarge, failed, uploaded, onlyOne, noRoom, quotaBytes(1), quotaCount(1_000)],
  ...[cutOff, quotaUnfinished, partTooSmall, gone, signedOut, offline, serverAway, unreachable, notAllowed],
];
const videos = [
  ...Object.values(ofVideos).filter((text) => typeof text === "string" && !uploads.includes(text)),
  ...Object.values(videoTexts.listenerFailed),
  ...[0, 1, 2].map(videoTexts.faqsAdded),
  videoTexts.titleTooLong(80),
].map(String);

const fields = [...Object.values(fieldLabels), ...Object.values(wordLabels)];
const roles = Object.values(roleNames);
const notes = roles.map((name) => `as ${name.toLowerCase()}`);
const accesses = ["public", "members", "nobody", "password"];

const texts: [TeamArea, string[]][] = [
  ["articles", [...Object.values(articleTexts), "2 articles deleted", "1,234 articles restored"]],
  ["articles", ["2 articles published", "2 articles unpublished", "2 articles moved"]],
  ["articles", ["Published 12. Left out 1 that changed or lack a title or text."]],
  ["auditEntries", [...fields, ...roles, ...notes, ...accesses, "on", "off", "with 3 drafts"]],
  ["auditEntries", ["2 redirects", "with the scopes read, write", "without the setup wizard"]],
  ["guides", Object.values(stepGuideTexts)],
  ["recorder", [...recordings, ...uploads]],
  ["videos", videos],
  ["home", Object.values(feedbackTexts)],
  ["guide", [...Object.values(guideToasts), ...Object.values(guideRefusals)]],
  ["faqs", [...Object.values(faqToasts), ...Object.values(faqRefusals), ...categories, ...collectionIcons]],
  [
    "faqs",
    [
      ...counted,
      ...unwritten,
      lifted,
      places[1] ?? "",
      "2 FAQs restored",
      "FAQ restored",
      "Category updated",
      "Version restored",
    ],
  ],
  ["website", [...Object.values(checkRefusals), ...decisions, scheduleSaved, "3 FAQs added as drafts"]],
  ["sources", Object.values(contradictionTexts)],
  ["translate", [...Object.values(translateTexts), ...problems, "2 translations published"]],
  ["trades", [...Object.values(trades).map(({ called }) => called), ...intents.map(({ label }) => label)]],
];

/** The same in both languages. */
const same = new Set([
  "Name",
  "Subdomain",
  "Newsletter",
  "Catering",
  "API",
  "Transfer",
  "Hosting",
  "Tickets",
  "smartphone",
  "Support",
]);

test.each(texts)("what actions say in the area %s has a translation", (area, said) => {
  const german = teamTexts(teamMessages(area, "de"));
  const untranslated = said.filter((text) => !same.has(text) && german.said(text) === text);
  expect(untranslated).toEqual([]);
});

test("numbers in them are German", () => {
  const { said } = teamTexts(teamMessages("faqs", "de"));
  expect(said("1,234 FAQs moved to Orders")).toBe("1.234 Fragen verschoben nach Orders");
  expect(said("1 FAQ moved to no category")).toBe("1 Frage steht jetzt in keiner Kategorie");
});
