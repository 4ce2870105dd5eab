/**
 * What needs the owner's attention, as one list: each entry has a kind, a reason and a verb. The most urgent kind comes
 * first.
 */
import { isUnhelpful, type LeastHelpful } from "#features/feedback/vote-count.ts";
import type { WebsiteChanges } from "#features/websites/check/website-check.ts";

export interface Need {
  id: string;
  kind: "Failed" | "Changed" | "Contradiction" | "Unhelpful" | "Comment" | "No answer" | "New" | "Draft";
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
  unanswered: { query: string; count: number }[];
  leastHelpful: LeastHelpful[];
  drafts: number;
}

const websitePath = "/dashboard/faqs/website";
const maxOfKind = 3;

export function listNeeds({ website, unanswered, leastHelpful, drafts }: NeedsInput): Need[] {
  return [
    ...(website ? websiteNeeds(website) : []),
    ...leastHelpful.filter((item) => isUnhelpful(item) || item.comments.length > 0).map(unhelpfulNeed),
    ...unanswered.map(unansweredNeed),
    ...(website ? newNeeds(website) : []),
    ...(drafts > 0 ? [draftNeed(drafts)] : []),
  ];
}

function websiteNeeds({ check, proposals, contradictions }: NonNullable<NeedsInput["website"]>): Need[] {
  const changed = proposals.filter(({ kind }) => kind !== "new");
  const failed: Need[] =
    check?.status === "failed"
      ? [
          {
            id: "check",
            kind: "Failed",
            title: "We couldn't check your website",
            reason: check.message?.split("\n")[0] ?? "",
            verb: "Review",
            to: websitePath,
          },
        ]
      : [];
  return [
    ...failed,
    ...changed.slice(0, maxOfKind).map(changedNeed),
    ...moreNeed(changed.length - maxOfKind),
    ...(contradictions.length > 0 ? [contradictionNeed(contradictions.length)] : []),
  ];
}

function changedNeed({ id, kind, current, page, after }: WebsiteChanges["proposals"][number]): Need {
  const quote = kind === "changed" ? after[0] : undefined;
  return {
    id,
    kind: "Changed",
    title: current?.question ?? "",
    reason: quote ? `${page.label} now says` : `${page.label} no longer says what this answer quotes.`,
    ...(quote ? { quote } : {}),
    verb: "Review",
    to: `${websitePath}#proposal-${id}`,
  };
}

function moreNeed(count: number): Need[] {
  if (count <= 0) return [];
  const title = `${count} more ${count === 1 ? "answer" : "answers"} changed`;
  const reason = "Your website says something else now.";
  return [{ id: "more", kind: "Changed", title, reason, verb: "Review", to: websitePath }];
}

function contradictionNeed(count: number): Need {
  return {
    id: "contradictions",
    kind: "Contradiction",
    title: "Your website says two different things",
    reason: count === 1 ? "In one place." : `In ${count} places.`,
    verb: "Review",
    to: websitePath,
  };
}

function unhelpfulNeed(item: LeastHelpful): Need {
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
    reason: `${unhelpful} of ${helpful + unhelpful} readers said it didn't help.`,
    comments,
    ...(to === null ? {} : { verb: "Edit", to }),
  };
}

function unansweredNeed({ query, count }: NeedsInput["unanswered"][number]): Need {
  return {
    id: `search-${query}`,
    kind: "No answer",
    title: `“${query}”`,
    reason: `${count} ${count === 1 ? "search" : "searches"} in 30 days, nothing found.`,
    verb: "Write answer",
    post: { intent: "answer", query },
  };
}

function newNeeds({ proposals }: NonNullable<NeedsInput["website"]>): Need[] {
  const count = proposals.filter(({ kind }) => kind === "new").length;
  if (count === 0) return [];
  const title = count === 1 ? "1 new question" : `${count} new questions`;
  const reason = "Answered on your website since the last check.";
  return [{ id: "new", kind: "New", title, reason, verb: "Review", to: websitePath }];
}

function draftNeed(count: number): Need {
  return {
    id: "drafts",
    kind: "Draft",
    title: count === 1 ? "1 draft" : `${count} drafts`,
    reason: "Visitors don't see drafts until you publish them.",
    verb: "Review",
    to: "/dashboard/faqs?only=draft",
  };
}
