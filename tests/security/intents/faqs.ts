/** Rows for the owner's questions, their import, and their differences from the website. */
import { eq } from "drizzle-orm";
import { websiteChecks } from "#db/schema.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";

const text = { question: "Which question is this one?", answer: "An answer that is long enough." };
const proposal = (kind: "newProposal" | "changedProposal" | "goneProposal" | "dismissedProposal") => ({
  fields: ({ company }: World) => ({ proposalId: company.ids[kind], version: "1" }),
});
const ofFaqs = {
  fields: ({ company: { ids } }: World) => ({ ids: [ids.draft, ids.published, ids.videoFaq] }),
};
const ofDraft = { fields: ({ company }: World) => ({ ids: [company.ids.draft] }) };

const list: Record<string, Row> = {
  "show-faqs": { fields: () => ({ shown: "false" }), stranger: "own" },
  add: { fields: () => ({ category: "New" }), stranger: "own" },
  save: {
    fields: ({ company }) => ({
      faqId: company.ids.published,
      version: "1",
      ...text,
      category: "New",
      baseCategory: "New",
    }),
  },
  "save (draft)": {
    fields: ({ company }) => ({
      faqId: company.ids.draft,
      version: "1",
      ...text,
      category: "New",
      baseCategory: "New",
    }),
  },
  "restore-version": { fields: ({ company }) => ({ faqId: company.ids.published, number: "1" }) },
  "restore-version (draft)": { fields: ({ company }) => ({ faqId: company.ids.draft, number: "1" }) },
  publish: ofFaqs,
  unpublish: ofFaqs,
  delete: ofFaqs,
  "delete (draft)": ofDraft,
  restore: { fields: ({ company }) => ({ ids: [company.ids.removed] }) },
  "set-category": { fields: (world) => ({ ...ofFaqs.fields(world), category: "New" }) },
  "set-category (draft)": { fields: (world) => ({ ...ofDraft.fields(world), category: "New" }) },
  // Addressed by name: the same name in another company is a different category.
  "add-category": { fields: () => ({ category: "New" }), stranger: "own" },
  "rename-category": {
    fields: ({ company }) => ({ category: `Category ${company.subdomain}`, to: "New" }),
    isQuoting: true,
  },
  "describe-category": {
    fields: ({ company }) => ({ category: `Category ${company.subdomain}`, description: "New", icon: "box" }),
    isQuoting: true,
  },
  "move-category": {
    fields: ({ company }) => ({ category: `Category ${company.subdomain}`, by: "right" }),
    isQuoting: true,
  },
  "place-category": {
    fields: ({ company }) => ({ category: `Category ${company.subdomain}`, parent: "", before: "" }),
    isQuoting: true,
  },
  "remove-category": {
    fields: ({ company }) => ({ category: `Category ${company.subdomain}` }),
    stranger: "own",
    isQuoting: true,
  },
  move: { fields: ({ company: { ids } }) => ({ faqId: ids.published, before: ids.draft }) },
  shift: { fields: ({ company: { ids } }) => ({ faqId: ids.published, by: "up" }) },
};

const csv = (world: World) =>
  `question,answer,category,status\n"What about the draft of ${world.company.mark}?","Another answer, from a file.",New,draft\n`;

async function digestOf(world: World): Promise<string> {
  const { app, company } = world;
  const body = new FormData();
  body.set("intent", "preview");
  body.set("file", new File([csv(world)], "faqs.csv"));
  const response = await fetch(`${app.origin}/dashboard/faqs/import`, {
    method: "POST",
    headers: { cookie: company.cookie, origin: app.origin },
    body,
  });
  const [, digest] = /name="digest"[^>]*value="([^"]+)"/.exec(await response.text()) ?? [];
  if (!digest) throw new Error("the preview of an import has no digest");
  return digest;
}

const imports: Record<string, Row> = {
  preview: {
    fields: (world) => ({ file: new File([csv(world)], "faqs.csv") }),
    stranger: "own",
    proof: "answers",
    isQuoting: true,
  },
  // The digest covers the changes to the company's own list, and differs for another company.
  apply: {
    fields: (world) => ({ content: JSON.stringify(csv(world)), digest: world.made.digest ?? "" }),
    prepare: async (world) => {
      world.made.digest = await digestOf(world);
    },
    stranger: "own",
    isQuoting: true,
  },
};

const ofContradiction = (kind: "openContradiction" | "settledContradiction", more = {}) => ({
  fields: ({ company }: World) => ({ contradictionId: company.ids[kind], ...more }),
});

const website: Record<string, Row> = {
  check: {
    prepare: ({ app, company }) =>
      app.services.db.delete(websiteChecks).where(eq(websiteChecks.companyId, company.companyId)),
    stranger: "own",
  },
  "check-anyway": {
    prepare: ({ app, company }) =>
      app.services.db.delete(websiteChecks).where(eq(websiteChecks.companyId, company.companyId)),
    stranger: "own",
  },
  schedule: {
    fields: ({ made }) => {
      // Every post must change something, or there is nothing to record.
      made.frequency = made.frequency === "daily" ? "monthly" : "daily";
      return { frequency: made.frequency, wantsMail: "on" };
    },
    stranger: "own",
  },
  "add-all": { stranger: "own" },
  settle: ofContradiction("openContradiction", { decision: "own", ...text }),
  "undo-settled": ofContradiction("settledContradiction"),
};

const decisions: Record<string, Row> = {
  "add-draft": proposal("newProposal"),
  "add-published": proposal("newProposal"),
  replace: proposal("changedProposal"),
  unpublish: proposal("goneProposal"),
  delete: proposal("goneProposal"),
  dismiss: proposal("changedProposal"),
  undo: {
    fields: ({ company }) => ({ proposalId: company.ids.dismissedProposal, decision: "dismiss" }),
  },
};

export const faqRows: Rows = {
  ...atEach(["main/dashboard/faqs", "main/dashboard/faqs/changes"], list),
  ...atEach(["main/dashboard/faqs/import"], imports),
  ...atEach(["main/dashboard/faqs/website"], website),
  ...atEach(["main/dashboard/faqs/website", "main/dashboard/faqs/decisions"], decisions),
};
