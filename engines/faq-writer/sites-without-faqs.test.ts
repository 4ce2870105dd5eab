import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

function questionsOf(pages: Record<string, string>, companyName: string): Map<string, string> {
  const { faqs } = writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(body, { url: `https://site.example${path}` }),
    ),
    companyName,
    contactInfo: { emails: [], phones: [], addresses: ["Quayside 4, Oldport"], socialMedia: {} },
  });
  // Titles with their text have tests of their own.
  const asked = faqs.filter(({ topic }) => topic !== "title");
  return new Map(asked.map(({ question, answer }) => [question, answer]));
}

test("answers when and where an event takes place, for whom, and what its deadlines are", () => {
  const found = questionsOf(
    {
      "/": `<h1>Lighthouse Days 2031</h1><p>3–4 May 2031 · Oldport</p>
        <p>Lighthouse Days is a meeting for people who keep old lighthouses alive. It is run by volunteers.</p>
        <h2>Who should come</h2><p>Skip this one, it is short.</p>
        <h2>Who should attend</h2><ul><li>Keepers and their families</li><li>Painters of towers</li><li>Teachers of history</li></ul>
        <h2>Key dates</h2><table><tr><td>1 December 2030</td><td>Booking opens</td></tr><tr><td>2 March 2031</td><td>Booking closes</td></tr></table>
        <footer>Run by Lamp Friends, Quayside 4, Oldport</footer>`,
      "/venue": `<h1>Venue</h1><p>Lighthouse Days takes place in the Old Net Hall by the harbour of Oldport.</p>
        <h2>Travel and parking</h2><p>The train stops ten minutes from the hall. Forty cars can be left behind the church.</p>
        <h2>Accommodation</h2><p>Rooms are kept for us at the Gull until 2 March 2031. Tents are allowed on the green.</p>`,
    },
    "Lighthouse Days 2031",
  );
  expect(found.get("When is Lighthouse Days 2031?")).toBe("3–4 May 2031 · Oldport");
  expect(found.get("Where does Lighthouse Days 2031 take place?")).toContain("Old Net Hall");
  expect(found.get("What is Lighthouse Days 2031?")).toContain("keep old lighthouses alive");
  expect(found.get("What are the important dates?")).toBe(
    "- **1 December 2030**: Booking opens\n- **2 March 2031**: Booking closes",
  );
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(["Who should attend?", "How do I get there?", "What accommodation is there?"]),
  );
  // The organizer's office isn't the venue.
  expect([...found.keys()]).not.toContain("Where are you located?");
});

test("answers costs, acceptance, requirements and durations from a small organization's headings and sentences", () => {
  const found = questionsOf(
    {
      "/": `<h1>Tools for everyone</h1><p>Borrow Barn lends garden tools to people in Oldport. Since 2015 we have lent out four thousand.</p>
        <h2>How we are funded</h2><p>Half of our money comes from members and half from the town. No one is paid for it.</p>
        <h2>Prices</h2><ul><li>Mower: €4</li><li>Hedge trimmer: €3</li><li>Digger: from €40</li></ul>
        <h2>Late returns and fines</h2><p>Each day late costs one more euro. Please ring us before Friday if you need a tool longer.</p>
        <p>A repair takes about two weeks.</p>`,
      "/lend": `<h1>Lend a tool</h1><h2>What we cannot take</h2><ul><li>Anything with petrol in it</li><li>Broken ladders</li><li>Knives</li></ul>
        <h2>Where to get keys</h2><p>Keys are the hardest part of it all, as you may guess. Here's how most people manage.</p>`,
      "/form": `<h1>Form</h1><p>Borrow Barn collects your name and phone when you submit a form.</p>`,
    },
    "Borrow Barn",
  );
  expect(found.get("What does Borrow Barn do?")).toMatch(/^Borrow Barn lends garden tools/);
  expect(found.get("How are you funded?")).toContain("half from the town");
  expect(found.get("What can you not take?")).toContain("Broken ladders");
  expect(found.get("What are your prices?")).toContain("Digger: from €40");
  expect(found.get("How long does a repair take?")).toBe("A repair takes about two weeks.");
  expect([...found.values()].join("\n")).not.toMatch(/Here's how|submit a form/);
});

test("makes no question of a heading that only names something, and never uses slogans", () => {
  const found = questionsOf(
    {
      "/": `<h1>Yard</h1>
        <h2>Saturday market</h2><p>Stalls can be had from 8 am for €12. Please book before Thursday; dogs must stay on a lead.</p>
        <h2>Ready for more?</h2><p>We love what we do. You can feel it in 100 ways, and you must see it for free!</p>
        <h2>Our passion</h2><p>We love wood. You can smell it until 8 pm, and you need only your nose.</p>
        <h2>Happy Customers Everywhere</h2><p>The best solutions for your dream home. Trusted by 500 people, with passion and excellence.</p>`,
    },
    "Yard",
  );
  expect([...found.keys()]).toEqual([]);
});

test("doesn't ask again what the site's own answer covers", () => {
  const found = questionsOf(
    {
      "/faq":
        "<h1>FAQ</h1><details><summary>What is the price of sharpening?</summary><p>A kitchen knife costs £7 up to 20 cm.</p></details>",
    },
    "Edge",
  );
  expect([...found.keys()]).toEqual(["What is the price of sharpening?"]);
});
