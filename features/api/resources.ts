/** What the API returns. The document, the reference and the client are made from these schemas. */
import { z } from "zod";
import { articleReviewStates, collectionIcons, publicationStatuses } from "#shared/enumerations.ts";

/** The names of schemas in the document and of types in the client. */
export const components = z.registry<{ id: string; description?: string }>();

export function component<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  components.add(schema, { id });
  return schema;
}

export const time = z.iso.datetime().describe("ISO 8601, in UTC");
const url = z.string().nullable().describe("Address in the help center. Null for a draft");
const status = z.enum(publicationStatuses);
export const markdown = z.string().describe("Markdown");
const collectionName = z.string().nullable().describe("Name of its collection");

export const collection = component(
  "Collection",
  z.object({
    slug: z.string().describe("Last part of its address. Changes when the collection is renamed"),
    name: z.string(),
    description: z.string().nullable(),
    icon: z.enum(collectionIcons).nullable(),
    parent: z.string().nullable().describe("Name of the collection that it is inside"),
    url: z.string().nullable().describe("Address in the help center. Null without a subdomain"),
  }),
);

const source = component(
  "Source",
  z.object({
    url: z.string(),
    title: z.string().nullable(),
    sentences: z.array(z.string()).describe("Quoted from the page word for word"),
    checkedAt: time,
  }),
);

export const question = component(
  "Question",
  z.object({
    id: z.uuid(),
    question: z.string(),
    answer: markdown,
    collection: collectionName,
    status,
    slug: z.string(),
    origin: z.enum(["website", "team", "video"]).describe("Where the question comes from"),
    sources: z.array(source),
    url,
    createdAt: time,
    updatedAt: time,
  }),
);

const articleTexts = {
  title: z.string(),
  content: markdown,
  collection: collectionName,
  slug: z.string(),
  seoTitle: z.string().nullable().describe("Title for search engines"),
  seoDescription: z.string().nullable().describe("Description for search engines"),
  author: z.string().nullable().describe("Name that visitors read if the help center shows authors"),
};

export const article = component(
  "Article",
  z.object({
    id: z.uuid(),
    ...articleTexts,
    status,
    url,
    unpublishedChanges: component("UnpublishedChanges", z.object({ ...articleTexts, savedAt: time }))
      .nullable()
      .describe("What the editor has, if it differs from what visitors read"),
    review: z.enum(articleReviewStates).nullable(),
    publishAt: time.nullable().describe("When Step will publish the article or its changes"),
    unpublishAt: time.nullable(),
    createdAt: time,
    updatedAt: time,
  }),
);

const guideStep = component(
  "GuideStep",
  z.object({
    key: z.string().describe("Names the step in changes of the guide"),
    title: z.string(),
    description: markdown,
    imageUrl: z.string().nullable(),
    imageAlt: z.string(),
  }),
);

export const guide = component(
  "Guide",
  z.object({
    id: z.uuid(),
    title: z.string(),
    description: markdown,
    collection: collectionName,
    status,
    slug: z.string(),
    steps: z.array(guideStep),
    url,
    createdAt: time,
    updatedAt: time,
  }),
);

export const gettingStartedGuide = component(
  "GettingStartedGuide",
  z.object({
    id: z.uuid(),
    title: z.string(),
    status,
    steps: z.array(guideStep),
    unpublishedChanges: component(
      "UnpublishedGuide",
      z.object({ title: z.string(), steps: z.array(guideStep), savedAt: time }),
    )
      .nullable()
      .describe("What the editor has, if it differs from what visitors read"),
    url,
    updatedAt: time,
  }),
);

const searchHit = component(
  "SearchHit",
  z.object({
    kind: z.enum(["collection", "question", "article", "guide", "video"]),
    title: z.string(),
    snippet: z.string(),
    collection: collectionName,
    language: z.string().describe("Language of the texts"),
    url: z.string().nullable(),
  }),
);

export const searchResult = component(
  "SearchResult",
  z.object({
    query: z.string().describe("The query that was used: trimmed and shortened"),
    count: z.number().int().describe("Number of all results"),
    hits: z.array(searchHit),
  }),
);

const clip = {
  title: z.string().describe("Title of the page"),
  heading: z.string().nullable().describe("Heading of the section"),
  url: z.string().nullable(),
  isFromWebsite: z.boolean().describe("Whether the page is on the company's website"),
  checkedAt: time.nullable().describe("When Step last saw the text there"),
};

export const answer = component(
  "Answer",
  z.object({
    decision: z.enum(["answer", "near", "unknown"]),
    answer: z
      .object({
        ...clip,
        sentences: z.array(z.string()).describe("The answer, verbatim and in the order of the page"),
      })
      .nullable()
      .describe("Null unless the decision is `answer`"),
    near: z.array(z.object({ ...clip, sentence: z.string() })).describe("Passages that may help"),
  }),
);

export const feedback = component(
  "Feedback",
  z.object({
    id: z.uuid(),
    kind: z.enum(["question", "article", "guide"]),
    itemId: z.uuid(),
    isHelpful: z.boolean(),
    comment: z.string().nullable(),
    createdAt: time,
  }),
);

export const message = component(
  "Message",
  z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    isSpam: z.boolean(),
    createdAt: time,
  }),
);

export const questionExport = component(
  "QuestionExport",
  z.object({
    format: z.literal("step-faqs"),
    version: z.literal(1),
    faqs: z.array(
      component(
        "ExportedQuestion",
        z.object({
          id: z.uuid(),
          question: z.string(),
          answer: markdown,
          category: z.string().describe("Empty without one"),
          status,
          sources: z.array(source),
        }),
      ),
    ),
  }),
);

export const importResult = component(
  "ImportResult",
  z.object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    skipped: z
      .array(z.object({ index: z.number().int(), detail: z.string() }))
      .describe("What can't be imported, by its index in the request"),
  }),
);

export const centerImport = component(
  "CenterImport",
  z.object({
    questions: z.number().int(),
    articles: z.number().int(),
    guides: z.number().int(),
    images: z.number().int(),
    missingImages: z.number().int().describe("How many images the content names but the file doesn't have"),
    problems: z.array(z.string()).describe("Images that can't be used"),
  }),
);

export function pageSchema<Item extends z.ZodType>(id: string, item: Item) {
  const next = z.string().nullable().describe("`cursor` of the next page. Null on the last one");
  return component(id, z.object({ data: z.array(item), nextCursor: next }));
}
