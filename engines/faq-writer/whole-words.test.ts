/** Words that begin alike, empty carts and persons: each test is about one class of texts, on a site of its own. */
import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf, proposedIn } = writersFor("clinic");
const clinic =
  "<h1>Birchhill</h1><p>Our practice treats backs and shoulders, and we see patients on every day of the week.</p>";

test("a symptom isn't a referral, and an impersonal beginning depends on no other sentence", () => {
  const asked = (text: string) =>
    proposedIn({ "/": clinic, "/neck": `<h1>Neck</h1><p>${text}</p>` }).get("Do I need a referral?");
  expect(asked("Referred pain into the arm can also be associated with your neck.")).toBeUndefined();
  expect(asked("It is not necessary for you to have a GP referral for a first appointment.")).toContain(
    "not necessary",
  );
  expect(asked("It is free for you to have a GP referral for a first appointment.")).toBeUndefined();
});

test("an empty cart and a template without a price aren't products", () => {
  const cart =
    "<h1>Shop</h1><div><h3>Your Cart</h3><p>$0.00</p></div><div><h3>Product image</h3><p>$0.00</p></div><div><h3>Oak bowl</h3><p>$40.00</p></div>";
  const asked = [...proposedIn({ "/": clinic, "/shop": cart }, { trade: "shop" }).keys()];
  expect(asked.join()).toContain("Oak bowl");
  expect(asked.join()).not.toMatch(/Your Cart|Product image/);
});

test("a plan may cost nothing", () => {
  const plans =
    "<h1>Pricing</h1><div><h3>Free plan</h3><p>$0 / month</p></div><div><h3>Team plan</h3><p>$9 / month</p></div>";
  const asked = [...proposedIn({ "/": clinic, "/pricing": plans }, { trade: "software" }).keys()];
  expect(asked.join()).toContain("Free plan");
});

test("prices in rand are prices, and the number of a coolant isn't", () => {
  const list = "<ul><li>Gel nails R250</li><li>Lashes R1 400</li><li>Pedicure R330.50</li></ul>";
  const found = proposedIn(
    { "/": clinic, "/prices": `<h1>Prices</h1>${list}<ul><li>Cooling with R134a</li><li>Valve R5</li></ul>` },
    { trade: "salon" },
  );
  const answer = found.get("What are your prices?");
  expect(answer).toContain("R1 400");
  expect(answer).not.toMatch(/R134a|R5/);
});

test("a person who tells about themselves doesn't say what the company is", () => {
  const about = (text: string) =>
    faqsOf({ "/": clinic, "/about": `<h1>About Birchhill</h1><h2>About us</h2><p>${text}</p>` }).find(
      ({ question }) => question === "What is Birchhill?",
    )?.review;
  expect(
    about("I trained as a nurse in the north. My work began in a hospital, where I stayed for nine years."),
  ).toBe("uncertain");
  expect(
    about("We are a practice for backs and shoulders. Our team of nine treats people of every age."),
  ).toBe("ready");
});

test("what was announced for one day of a year waits for the owner", () => {
  const about = (text: string) =>
    faqsOf(
      { "/": clinic, "/about": `<h1>About Birchhill</h1><h2>About us</h2><p>${text}</p>` },
      { trade: "club" },
    ).find(({ question }) => question === "What is Birchhill?")?.review;
  expect(about("We are a choir of sixty people. New singers can start on 1st September 2013.")).toBe(
    "uncertain",
  );
  expect(about("We are a choir of sixty people. New singers can start in every September.")).toBe("ready");
});

test("a numbered step that asks to call is a part of the answer", () => {
  const steps =
    "<h2>How to order</h2><ol><li>Call us with your order: 555 010 200.</li><li>We confirm what is in stock.</li><li>We meet you at the market.</li></ol>";
  const found = proposedIn({ "/": clinic, "/order": `<h1>Orders</h1>${steps}` }, { trade: "shop" });
  expect([...found.values()].join()).toContain("Call us with your order");
});

test("how to book keeps the sentence that asks to call", () => {
  const book =
    "<h2>How to book</h2><p>Contact me directly for an appointment. You need no letter of your doctor.</p><p>If the line is busy, please leave a message. We check the machine every evening.</p>";
  expect(proposedIn({ "/": clinic, "/contact": `<h1>Contact</h1>${book}` }).get("How do I book?")).toMatch(
    /^Contact me directly/,
  );
});

test("a heading with a number is a part of the answer", () => {
  const found = proposedIn(
    {
      "/": "<h1>Birchhill</h1><p>Unser Betrieb baut Treppen und Türen, und wir kommen in jedes Dorf der Gegend.</p>",
      "/leistungen":
        "<h1>Leistungen</h1><h3>5 Jahre Gewährleistung</h3><p>Auf Material und Arbeit – zwei Jahre länger als es das Gesetz verlangt.</p>",
    },
    { language: "de", trade: "repair" },
  );
  expect(found.get("Gibt es eine Garantie?")).toMatch(/^\*\*5 Jahre Gewährleistung\*\*/);
});

test("the prices of one kind of treatment aren't the prices of all", () => {
  const list = (name: string) =>
    `<h1>${name}</h1>${["Uno", "Dos", "Tres", "Cuatro"].map((end, n) => `<div><h3>${name} ${end}</h3><p>${30 + n} €</p></div>`).join("")}`;
  const review = (pages: Record<string, string>, question = "¿Cuáles son sus precios?") =>
    faqsOf(pages, { language: "es", trade: "salon" }).find((faq) => faq.question === question)?.review;
  const home =
    "<h1>Birchhill</h1><p>Nuestro salón está en el centro del pueblo y abre todos los días de la semana.</p>";
  const both = { "/": home, "/cortes": list("Cortes"), "/colores": list("Colores") };
  expect(review(both)).toBeUndefined();
  expect(review(both, "¿Cuáles son sus precios (Cortes)?")).toBe("ready");
  expect(review({ "/": home, "/precios": list("Cortes") })).toBe("ready");
});

test("a family's name on the sign doesn't say who runs the company", () => {
  const asked = (text: string) =>
    proposedIn({ "/": clinic, "/team": `<h1>Team</h1><p>${text}</p>` }, { trade: "law" }).has(
      "Who runs Birchhill?",
    );
  expect(asked("Our family-owned team takes pride in service with attention to detail.")).toBe(false);
  expect(asked("We are a small family-owned company in the third generation.")).toBe(true);
});

test("a list of what there is to do from here to there offers no pool", () => {
  const asked = (text: string) =>
    proposedIn(
      { "/": `<h1>Birchhill</h1><p>Unsere Zimmer sind ruhig, und Sie bleiben eine Nacht.</p><p>${text}</p>` },
      { language: "de", trade: "hotel" },
    ).has("Gibt es Pool oder Sauna?");
  expect(asked("Vom Schwimmbad nebenan bis zu unserem See – bei uns wird es nicht langweilig.")).toBe(false);
  expect(asked("Unsere Gäste können das Schwimmbad im Garten kostenlos benutzen.")).toBe(true);
});

test("one sentence answers one question, and its owner decides about the other one", () => {
  const home =
    "<h1>Birchhill</h1><p>Wir decken Dächer. Unser Betrieb repariert, was der Sturm beschädigt hat.</p><p>Als Meisterbetrieb sind wir in Birkenau und Umgebung jeden Tag unterwegs.</p>";
  const said = faqsOf({ "/": home }, { language: "de", trade: "repair" }).filter(({ answer }) =>
    answer.startsWith("Als Meisterbetrieb"),
  );
  expect(said.map(({ review }) => review).sort()).toEqual(["ready", "uncertain"]);
});

test("a teaser of the lowest price isn't the price", () => {
  const review = (text: string) =>
    faqsOf({ "/": `${clinic}<p>${text}</p>` }).find(({ question }) => question === "What are your prices?")
      ?.review;
  expect(review("We treat backs from £35 per hour!")).toBe("uncertain");
  expect(review("We treat backs for £35 per hour.")).toBe("ready");
});

test("an address without a postal code needs its label", () => {
  const located = (footer: string) =>
    proposedIn({ "/": `${clinic}<p>${footer}</p>` }).get("Where are you located?");
  expect(located("<span>📍 Location</span> <span>13 Cedar Rd, Overby, Port Birch</span>")).toBe(
    "13 Cedar Rd, Overby, Port Birch",
  );
  expect(located("Location: 123 Main Street, Anytown")).toBeUndefined();
  expect(located("13 Cedar Rd, Overby, Port Birch")).toBeUndefined();
  expect(located("Office: Cedar House 13, Overby")).toBe("Cedar House 13, Overby");
  expect(located("Office Desk 120 cm, Oak")).toBeUndefined();
  expect(located("Office: 5 Desks, 2 Rooms, Kitchen")).toBeUndefined();
  expect(located("Location: Hall 3, Stand 14, Overby Fair")).toBeUndefined();
  expect(located("Visit us: Saturday, Sunday, 3 Days a week")).toBeUndefined();
});

test("who works alone says I, and so do customers who praise them", () => {
  const said = (text: string) => [...proposedIn({ "/": `${clinic}<p>${text}</p>` }).values()].join();
  expect(said("I accept most health insurance plans, such as those of Acorn.")).toContain("Acorn");
  expect(said("I asked Acorn, and it is one of the insurance companies that my doctor accepts.")).toBe("");
});

test("prices whose names only say how much are listed together", () => {
  const card = (name: string, price: string) =>
    `<div><h3>${name}</h3><p>${price}</p><ul><li>Food included</li></ul></div>`;
  const found = proposedIn(
    { "/": clinic, "/rates": `<h1>Rates</h1>${card("Basic", "$300")}${card("Half a day", "$500")}` },
    { trade: "event" },
  );
  expect([...found.keys()].join()).not.toContain("Basic");
  expect(found.get("What are your prices?")).toContain("Half a day");
});

test("a price in a block inside that of its name, and a name with a tooltip, are rows of a list", () => {
  const rows = ["Two hours", "Three hours", "Whole day"].map(
    (name, n) => `<div>${name}<div class="price">${60 + n} €</div></div>`,
  );
  expect(
    proposedIn({ "/": clinic, "/prices": `<h1>Prices</h1>${rows.join("")}` }, { trade: "school" }).get(
      "What are your prices?",
    ),
  ).toContain("Three hours: 61 €");
  const table = ["Back", "Neck", "Feet"].map(
    (name, n) =>
      `<tr><td>${name} massage <span>A massage that works on the deeper layers of the muscles and helps after sport.</span></td><td>£${40 + n}</td></tr>`,
  );
  expect(
    proposedIn({ "/": clinic, "/prices": `<h1>Prices</h1><table>${table.join("")}</table>` }).get(
      "What are your prices?",
    ),
  ).toContain("**Neck massage:**\n  £41");
});

test("a heading in which someone speaks of themselves makes no question", () => {
  const home = `${clinic}<h3>Where you can find me</h3><p>I live on the coast, but I return to the hills of my childhood in every summer. The lakes there are quiet, and the roads are empty.</p>`;
  expect(
    faqsOf({ "/": clinic, "/about": home })
      .filter(({ topic }) => topic !== "title")
      .map(({ question }) => question)
      .join(),
  ).not.toContain("find me");
});

test("a general heading above each list of prices leaves them the name of their offer", () => {
  const list = (name: string, price: number) =>
    `<h3>${name}</h3><h4>Starting Prices</h4><ul><li>Trucks: $${price + 25}</li><li>Small cars: $${price}</li></ul>`;
  const answer = proposedIn(
    {
      "/": clinic,
      "/pricing": `<h1>Pricing</h1>${list("Exterior wash", 125)}${list("Paint correction", 500)}`,
    },
    { trade: "repair" },
  ).get("What are your prices?");
  expect(answer).toContain("**Exterior wash**\n\n- Trucks: $150");
  expect(answer).toContain("**Paint correction**\n\n- Trucks: $525");
});

test("the foot of a section isn't the foot of the page", () => {
  const asked = (name: string) =>
    proposedIn(
      {
        "/": `${clinic}<div class="${name}"><p>Our rooms:</p><ul><li>Minimum stay: 3 nights for all rooms</li><li>Quiet from ten in the evening</li></ul></div>`,
      },
      { trade: "hotel" },
    ).has("Is there a minimum stay?");
  expect(asked("section-footer")).toBe(true);
  expect(asked("site-footer")).toBe(false);
});

test("care for the customer's pet doesn't let pets in, and a footnote holds only for its offer", () => {
  const asked = (text: string) =>
    [...proposedIn({ "/": `${clinic}<p>${text}</p>` }, { trade: "hotel" }).keys()].join();
  expect(asked("We understand that the health of your pet must be your top concern.")).not.toContain("pets");
  expect(asked("You are welcome to bring your pet, and we have a bowl of water for it.")).toContain("pets");
  const footnote = (mark: string) =>
    `<h2>Wash</h2><p>${mark}We give you a 10% discount if you also book the interior.</p>`;
  expect(asked(footnote("*"))).not.toContain("discount");
  expect(asked(footnote(""))).toContain("discount");
});
