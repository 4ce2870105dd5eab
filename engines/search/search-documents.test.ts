import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { rankDocuments } from "./rank-documents.ts";
import { readQuery } from "./read-query.ts";
import { searchDocuments } from "./search-documents.ts";
import { buildSearchIndex, type SearchDocument, type SearchIndex } from "./search-index.ts";

/** A shop's questions, keyed by the names used in the table below. */
const questions: Record<string, [question: string, category: string, answer: string]> = {
  refund: [
    "How do I get a refund?",
    "Payments",
    "Write to us within 30 days. The amount goes back to the card that you used, within five working days.",
  ],
  cancel: [
    "How can I cancel my plan?",
    "Account",
    "Open Settings, choose Plan, and press Cancel. It runs until the end of the paid month.",
  ],
  pause: [
    "Can I pause my subscription?",
    "Account",
    "Yes, for up to three months a year. You pay nothing while you are paused.",
  ],
  signIn: [
    "Why can't I log in?",
    "Account",
    "Check that you use the address that you registered with. After ten wrong tries we lock the door for an hour.",
  ],
  password: [
    "How do I reset my password?",
    "Account",
    "Choose “Forgot?” below the form, and follow the link that we mail to you.",
  ],
  shipping: [
    "How much does delivery cost?",
    "Delivery",
    "Delivery within the country is 4.90 and free from 50 on.",
  ],
  abroad: [
    "Do you send parcels to other countries?",
    "Delivery",
    "To all of the European Union and to Switzerland. Duties are yours to pay.",
  ],
  tracking: ["Where is my parcel?", "Delivery", "The mail that says it has left us has a link to follow it."],
  broken: [
    "What if something arrives damaged?",
    "Delivery",
    "Send us a picture within a week, and a new one leaves us the same day.",
  ],
  invoice: ["Where do I find my invoice?", "Payments", "Under Orders, beside each of them, as a PDF."],
  methods: ["Which payment methods do you take?", "Payments", "Visa, Mastercard, PayPal and bank transfer."],
  hours: ["When are you open?", "Visit us", "Monday to Friday from 9 to 18, Saturday from 10 to 14."],
  parking: ["Is there somewhere to park?", "Visit us", "Behind the house, free for two hours."],
  contact: [
    "How do I reach you?",
    "Visit us",
    "By telephone on weekdays, or with the form on the contact page.",
  ],
  voucher: [
    "Do you sell gift cards?",
    "Shop",
    "From 10 to 200, by mail or printed. They are valid for three years.",
  ],
  sizes: [
    "Which size fits me?",
    "Shop",
    "Measure around the chest, and compare with the table beside each coat.",
  ],
  warranty: ["How long is the guarantee?", "Shop", "Two years on everything, five on zips."],
  delete: [
    "How do I delete my account?",
    "Account",
    "Settings, Privacy, Delete. We keep invoices as long as the law says.",
  ],
  cleaning: [
    "How do I wash my coat?",
    "Care",
    "At 30 degrees with half the soap, inside out, and never in the dryer.",
  ],
  german: [
    "Wie hoch sind die Versandkosten?",
    "Deutsch",
    "Innerhalb Deutschlands 4,90 Euro, ab 50 Euro kostenlos.",
  ],
};

function documentOf(name: string): SearchDocument & { name: string } {
  const [title, category, text] = questions[name]!;
  return { name, title, category, text };
}

let index: SearchIndex<ReturnType<typeof documentOf>>;

beforeAll(async () => {
  index = await buildSearchIndex(Object.keys(questions).map(documentOf));
});

function search(query: string) {
  return searchDocuments(index, { query, limit: 10 });
}

describe("queries people type", () => {
  it.each([
    ["money back", "refund"],
    ["refnud", "refund"],
    ["cancle subscription", "cancel"],
    ["unsubscribe", "cancel"],
    ["sign in problem", "signIn"],
    ["forgotten password", "password"],
    ["shipping costs", "shipping"],
    ["international delivery", "abroad"],
    ["track my order", "tracking"],
    ["faulty item", "broken"],
    ["can i get a receipt", "invoice"],
    ["how can I pay?", "methods"],
    ["opening hours", "hours"],
    ["gift voucher", "voucher"],
    ["close my account", "delete"],
    ["kosten für den versand", "german"],
  ])("%j finds %s first", (query, name) => {
    expect(search(query).hits[0]?.document.name).toBe(name);
  });
});

function searchIn<Document extends SearchDocument>(documents: Document[], query: string) {
  return buildSearchIndex(documents).then((built) => searchDocuments(built, { query, limit: 50 }));
}

describe("search", () => {
  it("returns nothing for an empty or blank query", () => {
    for (const query of ["", "  \n "]) expect(search(query)).toEqual({ hits: [], count: 0, nearest: [] });
  });

  it("finds a substring of a question, answer or category in any case", () => {
    expect(search("ARCE").hits.map(({ document }) => document.name)).toEqual(
      expect.arrayContaining(["tracking", "abroad"]),
    );
    expect(search("isit U").count).toBe(3);
    expect(search("4.90").hits[0]?.document.name).toBe("shipping");
    expect(search("“forgot?”").hits[0]?.document.name).toBe("password");
  });

  it("returns the nearest documents when there are no hits", () => {
    const { hits, count, nearest } = search("helicopter landing site fuel delivery");
    expect({ hits, count }).toEqual({ hits: [], count: 0 });
    expect(nearest.map(({ document }) => document.category)).toContain("Delivery");
  });

  it("finds nothing near words that occur nowhere", () => {
    // Parts of words used to count as near, so that "helicopter" suggested any title with "hel" or "ter".
    for (const query of ["zyxwvut", "helicopter", "zebra unicorn", "Do you offer refrigerators?"])
      expect(search(query)).toEqual({ hits: [], count: 0, nearest: [] });
  });

  it("prefers a word of the same family to one with similar letters", async () => {
    const documents = [
      { title: "Lumber deliveries", category: null, text: "Timber by the truck." },
      { title: "Emergency plumbing", category: null, text: "Day and night." },
    ];
    const { hits } = await searchIn(documents, "plumber");
    expect(hits.map(({ document }) => document.title)).toEqual(["Emergency plumbing"]);
  });

  it("finds the answer to a long question by its rare words", async () => {
    const { hits } = search(
      "Hello there, I was wondering how I could possibly change or reset the password I chose?",
    );
    expect(hits[0]?.document.name).toBe("password");
  });

  it("distinguishes questions about one subject by their small words", async () => {
    const documents = ["Where is my invoice?", "When is my invoice due?", "Why is my invoice higher?"].map(
      (title) => ({ title, category: null, text: "See your account." }),
    );
    for (const [query, title] of [
      ["where can I see an invoice", documents[0]!.title],
      ["when will I get an invoice", documents[1]!.title],
      ["why this invoice", documents[2]!.title],
    ] as const)
      expect((await searchIn(documents, query)).hits[0]?.document.title).toBe(title);
  });

  it("counts hits beyond the limit", () => {
    expect(searchDocuments(index, { query: "e", limit: 2 })).toMatchObject({
      count: 20,
      hits: [{}, {}],
    });
  });

  it("matches words with and without accents", async () => {
    const documents = [
      { title: "Où est l’entrée du musée ?", category: null, text: "Près de la Müllerstraße." },
    ];
    for (const query of ["entree", "MUSÉE", "mullerstrasse", "MÜLLERSTRASSE", "l'entrée"])
      expect((await searchIn(documents, query)).count).toBe(1);
  });

  it("finds words in scripts without spaces", async () => {
    const documents = [{ title: "返品はできますか", category: "注文", text: "三十日以内に返品できます。" }];
    for (const query of ["返品", "品でき", "以内 返品"])
      expect((await searchIn(documents, query)).count).toBe(1);
  });

  it("matches compounds and their separate words with each other", async () => {
    const documents = [
      { title: "Lieferzeiten", category: null, text: "Zwei Tage." },
      { title: "How does the newsletter reach me?", category: null, text: "By mail." },
    ];
    expect((await searchIn(documents, "news letter")).hits[0]?.document.title).toMatch(/newsletter/);
    const split = [{ title: "Zeiten der Ausgabe", category: null, text: "Ab neun." }];
    expect((await searchIn(split, "Ausgabezeiten")).count).toBe(1);
  });

  it("marks matches in the question and in the answer", () => {
    const { hits } = search("pause");
    const marked = ({ text, marks }: (typeof hits)[0]["title"]) =>
      marks.map(({ start, end }) => text.slice(start, end));
    expect(marked(hits[0]!.title)).toEqual(["pause"]);
    expect(marked(hits[0]!.snippet)).toEqual(["paused"]);
  });

  it("marks only the match in a script without spaces", async () => {
    const text = "確認メールにご返信ください。";
    const { hits } = await searchIn([{ title: "予約をキャンセルするには？", category: null, text }], "予約");
    const { title } = hits[0]!;
    expect(title.marks.map(({ start, end }) => title.text.slice(start, end))).toEqual(["予約"]);
  });

  it("joins paragraphs of a Japanese snippet without a space", async () => {
    const text = "はじめに。 予約は電話で受け付けます。 Web 予約もできます（24時間）。";
    const { hits } = await searchIn([{ title: "案内", category: null, text }], "予約");
    const { text: shown, marks } = hits[0]!.snippet;
    expect(shown).toBe("はじめに。予約は電話で受け付けます。Web 予約もできます（24時間）。");
    expect(marks.map(({ start, end }) => shown.slice(start, end))).toEqual(["予約", "予約"]);
  });

  it("cuts a snippet of at most 200 characters around the hit at word boundaries", async () => {
    const text = `${"before ".repeat(100)}needle ${"after ".repeat(100)}`.trim();
    const { hits } = await searchIn([{ title: "T", category: null, text }], "needle");
    const { snippet } = hits[0]!;
    expect(snippet.text.length).toBeLessThanOrEqual(200);
    expect(snippet.text).toMatch(/^…before( before)* needle( after)+…$/);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.lorem({ maxCount: 12 }),
);
const anyDocument = fc.record({ title: anyText, category: fc.option(anyText), text: anyText });

describe("for arbitrary texts", () => {
  it("every substring of a document is a hit", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDocument, { minLength: 1, maxLength: 4 }),
        fc.gen(),
        async (documents, gen) => {
          const document = gen(fc.constantFrom, ...documents);
          const field = gen(fc.constantFrom, "title" as const, "category" as const, "text" as const);
          const characters = [...(document[field] ?? "").toWellFormed()];
          const start = gen(fc.nat, { max: characters.length });
          const part = characters.slice(start, start + gen(fc.nat, { max: 12 })).join("");
          const query = gen(fc.boolean) ? part : part.toUpperCase().toLowerCase();
          fc.pre(isSearch(query) && (document[field] ?? "").toLowerCase().includes(query.toLowerCase()));
          const { hits } = await searchIn(documents, query);
          expect(hits.map((hit) => hit.document)).toContain(document);
        },
      ),
    );
  });

  it("keeps marks inside the text and in order, and snippets short", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDocument, { maxLength: 4 }), anyText, async (documents, query) => {
        const { hits, nearest } = await searchIn(documents, query);
        for (const { title, snippet } of [...hits, ...nearest]) {
          expect(snippet.text.length).toBeLessThanOrEqual(200);
          for (const { text, marks } of [title, snippet]) {
            const places = marks.flatMap(({ start, end }) => [start, end]);
            expect(places).toEqual(places.toSorted((a, b) => a - b));
            expect(places.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
          }
        }
      }),
    );
  });

  it("returns quickly for an extremely long query", () => {
    const started = cpuMs();
    for (const unit of ["a", "a ", "(", "ß", "漢", "\u0301", "how do i "]) search(unit.repeat(1_000_000));
    expect(cpuMs() - started).toBeLessThan(1_000);
  });

  it("keeps a word rare although its synonyms are common", async () => {
    const common = Array.from({ length: 30 }, (_, number) => ({
      title: `Display ${number}`,
      category: null,
      text: "The photo and the image.",
    }));
    const right = { title: "Picture quality", category: null, text: "Choose a mode." };
    const other = { title: "Menu", category: null, text: "The quality of the menu mode." };
    const { hits } = await searchIn([...common, other, right], "improve the picture mode");
    expect(hits[0]?.document.title).toBe("Picture quality");
    const ranks = rankDocuments(
      await buildSearchIndex([...common, right]),
      readQuery("picture", (await buildSearchIndex([...common, right])).vocabulary),
    ).ranks;
    expect(ranks[30]! / ranks[0]!).toBeGreaterThan(8);
  });
});

function isSearch(query: string): boolean {
  return /[^\s\p{M}\p{C}]/u.test(query);
}
