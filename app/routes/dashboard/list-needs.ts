/**
 * What needs the owner's attention, as one list: each entry has a kind, a reason and a verb. The most urgent kind comes
 * first.
 */
import { englishTexts, type TeamTexts } from "#engines/messages/team/team-texts.ts";
import { isUnhelpful, type LeastHelpful } from "#features/feedback/vote-count.ts";
import type { WebsiteChanges } from "#features/websites/check/website-check.ts";

export interface Need {
  id: string;
  kind:
    | "Failed"
    | "Broken"
    | "Not verified"
    | "Changed"
    | "Contradiction"
    | "Wrong answer"
    | "Unhelpful"
    | "Comment"
    | "No answer"
    | "New"
    | "Draft"
    | "Check"
    | "Review"
    | "Sent back"
    | "Contact";
  title: string;
  reason: string;
  /** A sentence on the website as it is now. */
  quote?: string;
  /** Missing if there is no page for it. */
  verb?: string;
  to?: string;
  /** Posted by the verb's button to the overview, instead of a link. */
  post?: { intent: string; query: string };
  comments?: LeastHelpful["comments"];
}

export interface NeedsInput {
  /** Null for members who can't decide on changes. */
  website: Pick<WebsiteChanges, "check" | "proposals" | "contradictions"> | null;
  /** The website that the team hasn't proven to be theirs. Null for members who can't. */
  unprovenHost?: string | null;
  unanswered: { query: string; count: number }[];
  leastHelpful: LeastHelpful[];
  drafts: number;
  /** Drafts from the website that wait for a decision, while the help center has had no visitors. */
  foundDrafts?: number;
  /** Whether visitors can't send a message, while the help center has had no visitors. */
  lacksContactForm?: boolean;
  reviews: ReviewNeed[];
  /** Titles of texts that are due for a check. */
  due?: string[];
  /** Guides whose latest check found steps that no longer work. */
  brokenGuides?: BrokenGuideNeed[];
  /** Questions that the last test of the answers got wrong. */
  wrongAnswers?: WrongAnswerNeed[];
}

interface WrongAnswerNeed {
  text: string;
  /** What visitors see. Null if it no longer exists. */
  shown: { title: string } | null;
}

interface BrokenGuideNeed {
  guideId: string;
  title: string;
  /** Positions. */
  steps: number[];
}

/** An article that waits for a review, or that was sent back to the member who reads the list. */
interface ReviewNeed {
  articleId: string;
  title: string;
  isReturned: boolean;
  /** Who asked, or sent it back. */
  person: string;
  note: string;
}

type Words = Pick<TeamTexts<"home">, "t" | "number">;

const websitePath = "/dashboard/faqs/website";
const maxOfKind = 3;

export function listNeeds(
  {
    website,
    unprovenHost = null,
    unanswered,
    leastHelpful,
    drafts,
    foundDrafts = 0,
    lacksContactForm = false,
    reviews,
    due = [],
    brokenGuides = [],
    wrongAnswers = [],
  }: NeedsInput,
  words: Words = englishTexts("home"),
): Need[] {
  return [
    ...(unprovenHost ? [proofNeed(unprovenHost, words)] : []),
    ...(website ? websiteNeeds(website, words) : []),
    ...brokenGuides.slice(0, maxOfKind).map((guide) => brokenNeed(guide, words)),
    ...reviewNeeds(reviews, words),
    ...wrongNeeds(wrongAnswers, words),
    ...leastHelpful
      .filter((item) => isUnhelpful(item) || item.comments.length > 0)
      .map((item) => unhelpfulNeed(item, words)),
    ...unanswered.map((search) => unansweredNeed(search, words)),
    ...(website ? newNeeds(website, words) : []),
    ...(due.length > 0 ? [checkNeed(due, words)] : []),
    ...(foundDrafts > 0 ? [foundNeed(foundDrafts, words)] : []),
    ...(drafts > 0 ? [draftNeed(drafts, words)] : []),
    ...(lacksContactForm ? [contactNeed(words)] : []),
  ];
}

function proofNeed(host: string, { t }: Words): Need {
  return {
    id: "website-proof",
    kind: "Not verified",
    title: t("Prove that {host} is yours", { host }),
    reason: t(
      "Until then, search engines don't list your help center, and its footer says it isn't verified.",
    ),
    verb: t("Verify"),
    to: "/dashboard/settings/access#website-proof",
  };
}

function brokenNeed({ guideId, title, steps }: BrokenGuideNeed, { t }: Words): Need {
  return {
    id: `guide-${guideId}`,
    kind: "Broken",
    title,
    reason:
      steps.length === 1
        ? t("Step {number} no longer works.", { number: (steps[0] ?? 0) + 1 })
        : t("{count} steps no longer work.", { count: steps.length }),
    verb: t("Review"),
    to: `/dashboard/guides/${guideId}/check`,
  };
}

const wrongAnswersPath = "/dashboard/answers#exam-wrong-answers";

function wrongNeeds(answers: WrongAnswerNeed[], { t, number }: Words): Need[] {
  const shown = answers.slice(0, maxOfKind).map(
    ({ text, shown }): Need => ({
      id: `wrong-${text}`,
      kind: "Wrong answer",
      title: t("“{query}”", { query: text }),
      reason: shown
        ? t("The last test showed “{title}”.", { title: shown.title })
        : t("The last test showed a sentence that doesn't answer it."),
      verb: t("Fix"),
      to: wrongAnswersPath,
    }),
  );
  const more = answers.length - maxOfKind;
  if (more <= 0) return shown;
  const title =
    more === 1 ? t("1 more wrong answer") : t("{count} more wrong answers", { count: number(more) });
  return [
    ...shown,
    { id: "wrong", kind: "Wrong answer", title, reason: "", verb: t("Fix"), to: wrongAnswersPath },
  ];
}

function reviewNeeds(reviews: ReviewNeed[], words: Words): Need[] {
  const { t, number } = words;
  const shown = reviews.slice(0, maxOfKind).map(
    ({ articleId, title, isReturned, person, note }): Need => ({
      id: articleId,
      kind: isReturned ? "Sent back" : "Review",
      title,
      reason: reviewReason({ isReturned, person, note }, words),
      verb: isReturned ? t("Edit") : t("Review"),
      to: `/dashboard/articles/${articleId}`,
    }),
  );
  const more = reviews.length - maxOfKind;
  if (more <= 0) return shown;
  const title =
    more === 1
      ? t("1 more article in review")
      : t("{count} more articles in review", { count: number(more) });
  const to = "/dashboard/articles?state=review";
  return [...shown, { id: "reviews", kind: "Review", title, reason: "", verb: t("Review"), to }];
}

function reviewReason(
  { isReturned, person, note }: Pick<ReviewNeed, "isReturned" | "person" | "note">,
  { t }: Words,
): string {
  if (note === "")
    return isReturned
      ? t("{person} sent it back.", { person })
      : t("{person} asked for a review.", { person });
  return isReturned
    ? t("{person} sent it back: {note}", { person, note })
    : t("{person} asked for a review: {note}", { person, note });
}

function websiteNeeds(
  { check, proposals, contradictions }: NonNullable<NeedsInput["website"]>,
  words: Words,
): Need[] {
  const changed = proposals.filter(({ kind }) => kind !== "new");
  const failed: Need[] =
    check?.status === "failed"
      ? [
          {
            id: "check",
            kind: "Failed",
            title: words.t("We couldn't check your website"),
            reason: check.message?.split("\n")[0] ?? "",
            verb: words.t("Review"),
            to: websitePath,
          },
        ]
      : [];
  return [
    ...failed,
    ...changed.slice(0, maxOfKind).map((proposal) => changedNeed(proposal, words)),
    ...moreNeed(changed.length - maxOfKind, words),
    ...(contradictions.length > 0 ? [contradictionNeed(contradictions.length, words)] : []),
  ];
}

function changedNeed(
  { id, kind, current, page, after }: WebsiteChanges["proposals"][number],
  { t }: Words,
): Need {
  const quote = kind === "changed" ? after[0] : undefined;
  return {
    id,
    kind: "Changed",
    title: current?.question ?? "",
    reason: quote
      ? t("{page} now says", { page: page.label })
      : t("{page} no longer says what this answer quotes.", { page: page.label }),
    ...(quote ? { quote } : {}),
    verb: t("Review"),
    to: `${websitePath}#proposal-${id}`,
  };
}

function moreNeed(count: number, { t, number }: Words): Need[] {
  if (count <= 0) return [];
  const title =
    count === 1 ? t("1 more answer changed") : t("{count} more answers changed", { count: number(count) });
  const reason = t("Your website says something else now.");
  return [{ id: "more", kind: "Changed", title, reason, verb: t("Review"), to: websitePath }];
}

function contradictionNeed(count: number, { t, number }: Words): Need {
  return {
    id: "contradictions",
    kind: "Contradiction",
    title: t("Your website says two different things"),
    reason: count === 1 ? t("Choose which one is right.") : t("In {count} places.", { count: number(count) }),
    verb: t("Review"),
    to: websitePath,
  };
}

function unhelpfulNeed(item: LeastHelpful, { t, number }: Words): Need {
  const { kind, itemId, title, helpful, unhelpful, comments } = item;
  const to = {
    question: `/dashboard/faqs?edit=${itemId}`,
    guide: "/dashboard/getting-started",
    article: null,
  }[kind];
  return {
    id: itemId,
    kind: isUnhelpful(item) ? "Unhelpful" : "Comment",
    title,
    reason: t("{count} of {all} readers said it didn't help.", {
      count: number(unhelpful),
      all: number(helpful + unhelpful),
    }),
    comments,
    ...(to === null ? {} : { verb: t("Edit"), to }),
  };
}

function unansweredNeed({ query, count }: NeedsInput["unanswered"][number], { t, number }: Words): Need {
  return {
    id: `search-${query}`,
    kind: "No answer",
    title: t("“{query}”", { query }),
    reason:
      count === 1
        ? t("1 search in 30 days, nothing found.")
        : t("{count} searches in 30 days, nothing found.", { count: number(count) }),
    verb: t("Write answer"),
    post: { intent: "answer", query },
  };
}

function newNeeds({ proposals }: NonNullable<NeedsInput["website"]>, { t, number }: Words): Need[] {
  const count = proposals.filter(({ kind }) => kind === "new").length;
  if (count === 0) return [];
  const title = count === 1 ? t("1 new question") : t("{count} new questions", { count: number(count) });
  const reason = t("Answered on your website since the last check.");
  return [{ id: "new", kind: "New", title, reason, verb: t("Review"), to: websitePath }];
}

function checkNeed(titles: string[], { t, number }: Words): Need {
  const [only = ""] = titles;
  return {
    id: "checks",
    kind: "Check",
    title: titles.length === 1 ? only : t("{count} texts to check", { count: number(titles.length) }),
    reason: t("Confirm what is still correct. Your website can't tell us."),
    verb: t("Check"),
    to: "/dashboard/check-dates",
  };
}

function foundNeed(count: number, { t, number }: Words): Need {
  return {
    id: "found-drafts",
    kind: "Draft",
    title:
      count === 1
        ? t("1 draft from your website")
        : t("{count} drafts from your website", { count: number(count) }),
    reason: t("Visitors don't see drafts until you publish them."),
    verb: t("Review"),
    to: "/dashboard/faqs?only=draft",
  };
}

function contactNeed({ t }: Words): Need {
  return {
    id: "contact-form",
    kind: "Contact",
    title: t("The contact form is off"),
    reason: t("Turn it on to get visitors' messages in your inbox."),
    verb: t("Turn on"),
    to: "/dashboard/contact",
  };
}

function draftNeed(count: number, { t, number }: Words): Need {
  return {
    id: "drafts",
    kind: "Draft",
    title: count === 1 ? t("1 draft") : t("{count} drafts", { count: number(count) }),
    reason: t("Visitors don't see drafts until you publish them."),
    verb: t("Review"),
    to: "/dashboard/faqs?only=draft",
  };
}
