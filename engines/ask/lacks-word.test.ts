/** Passages that say something else with the same words, and are suggested at most. */
import { describe, expect, test } from "vitest";
import { answerText } from "./answer-text.fixture.ts";
import type { Passage } from "./passage.ts";

function passage(
  kind: Passage["kind"],
  { language = "en", title, heading = null }: { language?: string; title: string; heading?: string | null },
  ...sentences: string[]
): Passage {
  const url = `/${encodeURIComponent(`${title} ${heading}`)}`;
  return { id: url, kind, title, heading, sentences, url, checkedAt: null, language };
}

const others = [
  passage("page", { title: "Birchhill", heading: "History" }, "The farm has been in the family since 1870."),
  passage("page", { title: "Birchhill", heading: "Getting here" }, "Follow the signs from the station."),
];

describe("a word that tells what the question is about", () => {
  const bring = passage(
    "question",
    { title: "What should I bring?" },
    "On birthdays, please bring a small present for each child in the group, wrapped in paper and with a name on it, and " +
      "nothing that melts in the sun, because we celebrate outside whenever the weather allows it.",
    "Everything else stays at home, and we take care of the cake, the drinks and the decoration in the barn.",
  );

  test("has to be in the passage", async () => {
    expect(await answerText("must i bring nappies", [bring, ...others])).toBe("");
  });

  test("may be missing if the question is the same", async () => {
    expect(await answerText("what should i bring", [bring, ...others])).toContain("bring a small present");
  });
});

describe("what the title of most pages says", () => {
  const pages = ["Home", "Prices"].map((name) =>
    passage(
      "page",
      { title: `${name} – Boats and jet skis at Birchhill`, heading: "Rent a boat" },
      `${name}: €200 for two hours, with fuel and a life vest.`,
    ),
  );

  test("isn't what each of their parts is about", async () => {
    expect(await answerText("jet ski price", [...pages, ...others])).toBe("");
    expect(await answerText("boat rent price", [...pages, ...others])).toContain("€200");
  });
});

describe("an amount", () => {
  const deposit = passage(
    "page",
    { title: "Birchhill", heading: "Payment" },
    "From seven nights on, we require a deposit of €50.",
    "You pay in cash when you leave.",
  );
  const night = passage("page", { title: "Birchhill", heading: "Rates" }, "Each night costs €38 per person.");

  test("of a deposit is no price", async () => {
    expect(await answerText("how much is a night", [deposit, ...others])).toBe("");
    expect(await answerText("how much is a night", [deposit, night, ...others])).toBe(
      "Each night costs €38 per person.",
    );
    expect(await answerText("how much is the deposit", [deposit, ...others])).toContain("€50");
  });
});

describe("a holiday", () => {
  const easter = passage(
    "page",
    { title: "Birchhill", heading: "Winter" },
    "We are closed at Christmas and open again in January.",
  );

  test("is another one than those that the passage names", async () => {
    expect(await answerText("closed at easter?", [easter, ...others])).toBe("");
    expect(await answerText("closed at christmas?", [easter, ...others])).toContain("Christmas");
  });
});

test("an animal that is food or part of another thing says nothing about pets", async () => {
  const beds = passage(
    "page",
    { title: "Laundry", heading: "What we wash" },
    "We can handle everything from jeans and shirts to comforters and pet beds!",
  );
  const fire = passage(
    "page",
    { title: "Laundry", heading: "Evenings" },
    "You can bring your own food and roast hot dogs at the fire.",
  );
  expect(await answerText("can i bring my dog", [beds, fire, ...others])).toBe("");
});

test("a question for a time isn't answered without one", async () => {
  const party = passage(
    "page",
    { title: "Birchhill", heading: "Harvest party" },
    "The harvest party is in the barn, with music and cider.",
  );
  expect(await answerText("when is the harvest party", [party, ...others])).toBe("");
  expect(await answerText("where is the harvest party", [party, ...others])).toContain("in the barn");
});
