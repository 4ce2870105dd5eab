/** Prices in boxes without headings, and amounts that aren't prices. */
import { describe, expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf, proposedIn } = writersFor("school");
const asked = "What are your prices?";
const home = "<h1>Birchhill</h1><p>Birchhill teaches pottery in a former mill.</p>";

function priced(body: string): string | undefined {
  return faqsOf({ "/": `${home}${body}` }).find(({ question }) => question === asked)?.answer;
}

const boxes = (rows: string[]) =>
  `<h2>Passes</h2><div class="grid">${rows.map((row) => `<article class="box">${row}</article>`).join("")}</div>`;

test("equal boxes with a name and a price are a price list, in any order", () => {
  const row = (name: string, price: string) =>
    `<div>${name}</div><div>Two hours each</div><div>${price}</div>`;
  expect(
    priced(boxes([row("Three evenings", "£60"), row("Six evenings", "£110"), row("A whole term", "£190")])),
  ).toBe(
    [
      "- **Three evenings**: Two hours each\n  £60",
      "- **Six evenings**: Two hours each\n  £110",
      "- **A whole term**: Two hours each\n  £190",
    ].join("\n"),
  );
  const turned = (name: string, price: string) =>
    `<div>${price}</div><div>${name}</div><div>With breakfast</div>`;
  expect(
    priced(boxes([turned("Bunk room", "£18"), turned("Twin room", "£52"), turned("Loft room", "£70")])),
  ).toContain("**Twin room:**\n  With breakfast\n  £52");
});

test("a former price is left out, and two prices without labels are none", () => {
  const row = (name: string, was: string, is: string) => `<div>${name}</div>${was}<div>${is}</div>`;
  const rows = (tag: string) =>
    boxes([
      row("Three evenings", `<${tag}>£80</${tag}>`, "£60"),
      row("Six evenings", `<${tag}>£140</${tag}>`, "£110"),
      row("A whole term", `<${tag}>£240</${tag}>`, "£190"),
    ]);
  expect(priced(rows("del"))).not.toContain("£80");
  expect(priced(rows("del"))).toContain("£60");
  expect(priced(rows("p"))).toBeUndefined();
});

test("a section about payment isn't what a price below it is of", () => {
  const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p></div>`;
  const page = (name: string) =>
    `${card(name, "From £60")}${card("Evening course", "From £35")}${card("Weekend course", "From £50")}`;
  const texts = (name: string) =>
    faqsOf({ "/": `${home}${page(name)}` })
      .map(({ question, answer }) => `${question} ${answer}`)
      .join("\n");
  expect(texts("Payment and deposits")).not.toContain("Payment and deposits");
  expect(texts("Summer course")).toContain("Summer course");
});

test("a ribbon above a price isn't the name of what it costs", () => {
  const card = (name: string, ribbon: string, price: string) =>
    `<div class="card"><div>${name}</div>${ribbon}<div>${price}</div><ul><li>Clay</li><li>Two firings</li></ul></div>`;
  const found = faqsOf({
    "/": `${home}${card("One evening", "", "£60 a month")}${card("Two evenings a week and weekends", "<div>Popular</div>", "£110 a month")}`,
  }).map(({ question }) => question);
  expect(found.join("\n")).toContain("two evenings a week and weekends");
  expect(found.join("\n")).not.toContain("Popular");
});

test("plans that have questions of their own are listed for those who ask for prices", () => {
  const plan = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Clay</li><li>Two firings</li></ul></div>`;
  const plans = (other: string) =>
    faqsOf({ "/": `${home}<h2>Passes</h2>${plan("Evening", "£60 / month")}${other}` });
  const answers = plans(plan("Open studio", "£110 / month"));
  expect(answers.find(({ question }) => question === asked)).toMatchObject({
    answer: "- **Evening**: £60 / month\n- **Open studio**: £110 / month",
    review: "ready",
  });
  expect(answers.filter(({ question }) => /Evening|Open studio/.test(question))).toHaveLength(2);
  // One plan isn't all that there is.
  expect(plans("").some(({ question }) => question === asked)).toBe(false);
});

describe("a table of prices", () => {
  const table = (rows: string[], tag = "td") =>
    priced(
      `<h2>Price list</h2><table>${rows
        .map(
          (row) =>
            `<tr>${row
              .split("|")
              .map((cell) => `<${tag}>${cell}</${tag}>`)
              .join("")}</tr>`,
        )
        .join("")}</table>`,
    );

  test("has rows that name the ones below them", () => {
    expect(
      table([
        "Course|Price",
        "Wheel|",
        "Beginners|£40",
        "Advanced|£55",
        "Glazing|",
        "Beginners|£30",
        "Advanced|£45",
      ]),
    ).toBe(
      "**Wheel**\n\n- **Beginners**: £40\n- **Advanced**: £55\n\n**Glazing**\n\n- **Beginners**: £30\n- **Advanced**: £45",
    );
  });

  test("may be in a currency that is written as two letters", () => {
    expect(table(["Course|Price", "Wheel|30 BD", "Glazing|25 BD x 5 sessions", "Kiln|12.5 KD"])).toContain(
      "**Glazing**: 25 BD x 5 sessions",
    );
    expect(table(["Flat|Rooms", "Mill|3 BD, 2 BA", "Barn|4 BD / 3 BA", "Loft|2 BD 1 BA"])).toBeUndefined();
    expect(table(["Flat|Rooms", "Mill|3 BD", "Barn|4 BD; 3 BA", "Loft|2 BD + den"])).toBeUndefined();
    expect(table(["Sign|Codes", "Door|1 QR", "Window|2 QR", "Gate|3 QR"])).toBeUndefined();
  });

  test("keeps a slogan if nothing else distinguishes its rows", () => {
    const list = (heading: string) =>
      `<h2>${heading}</h2><table><tr><td>30 minutes</td><td>£20</td></tr><tr><td>45 minutes</td><td>£30</td></tr></table>`;
    const found = priced(`${list("Lessons")}${list("Ten lessons at your own pace!").replaceAll("£", "£1")}`);
    expect(found).toContain("**Ten lessons at your own pace!**");
  });
});

test("the capital in a legal notice isn't a price", () => {
  const rows =
    "<h2>Prices</h2><ul><li>Evening course: £35</li><li>Weekend course: £50</li><li>Summer course: £60</li></ul>";
  const notice = (title: string) =>
    `<h2>${title}</h2><h3>Host</h3><ul><li>Marlow share: £10 069</li><li>Leeds share: £20 500</li></ul>`;
  expect(priced(`${rows}${notice("Legal notice")}`)).toContain("Weekend course");
  expect(priced(`${rows}${notice("Legal notice")}`)).not.toContain("share");
  expect(priced(`${rows}${notice("Our farm")}`)).toContain("share");
});

test("what is saved isn't a price, and neither is anything that something is free of", () => {
  const texts = (body: string) =>
    faqsOf({ "/": `${home}${body}` })
      .filter(({ topic }) => topic !== "title")
      .map(({ question, answer }) => `${question} ${answer}`)
      .join("\n");
  const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p></div>`;
  const cards = (less: string) =>
    ["Monthly plan", "Yearly plan", "Weekly plan"].map((name) => card(name, `£50${less}`)).join("");
  expect(texts(cards(" per course"))).toContain("£50");
  expect(texts(cards(" off per course"))).not.toContain("£50");
  const list = (item: string) =>
    `<h2>Prices</h2><ul><li>Evening course: £35</li><li>Weekend course: £60</li><li>${item}</li></ul>`;
  expect(texts(list("Guests: free"))).toContain("Guests: free");
  expect(texts(list("Dust-free"))).not.toContain("Dust-free");
  expect(texts(list("You save £5"))).not.toContain("You save");
});

describe("boxes with several texts that could be the name", () => {
  const html = (rows: string[][]) =>
    boxes(rows.map((row) => row.map((text) => `<div>${text}</div>`).join("")));
  const answer = (...rows: string[][]) => priced(html(rows));
  const ready = (...rows: string[][]) => proposedIn({ "/": `${home}${html(rows)}` }).get(asked);

  const unclear: [string, ...string[][]][] = [
    ["a label in one", ["Basic", "$50"], ["Only here", "Pro cut", "$120"], ["Team cut", "$200"]],
    ["badges in some", ["Basic", "$50"], ["New", "Silver cut", "$120"], ["Sold out", "Gold cut", "$200"]],
    ["a badge in each", ["New", "Basic", "$50"], ["Hot", "Pro cut", "$120"], ["Last", "Team cut", "$200"]],
    [
      "for whom each is",
      ["Ladies", "Cut and color", "$50"],
      ["Gents", "Beard trim", "$20"],
      ["Kids", "Cut", "$15"],
    ],
    ["the same label", ["Ladies", "Cut", "$50"], ["Ladies", "Color", "$70"], ["Ladies", "Perm", "$90"]],
    ["a label below the price", ["$50", "Sold out", "Cut"], ["$70", "Color"], ["$90", "Perm"]],
    [
      "a label in one of four",
      ["Basic", "$50"],
      ["Only here", "Pro cut", "$120"],
      ["Team cut", "$200"],
      ["Kids", "$20"],
    ],
  ];
  test.each(unclear)("list no prices: %s", (_, ...rows) => expect(ready(...rows)).toBeUndefined());

  test("are named by what isn't a ribbon", () => {
    const list = (ribbon: string) =>
      answer(["Basic", "$50"], [ribbon, "Pro cut", "$120"], ["Team cut", "$200"]);
    const plain = "- **Basic**: $50\n- **Pro cut**: $120\n- **Team cut**: $200";
    expect(answer(["Hot", "$3"], ["Iced", "$4"], ["Frozen", "$5"])).toBe(
      "- Hot: $3\n- Iced: $4\n- Frozen: $5",
    );
    for (const ribbon of ["Most popular", "★ Popular!", "Beliebt", "Le plus populaire", "Más vendido"])
      expect(list(ribbon)).toBe(plain);
    expect(
      ready(["Basic", "$50"], ["Popular walks", "Pro cut", "$120"], ["Team cut", "$200"]),
    ).toBeUndefined();
  });

  test("may differ in what can't be a name", () => {
    expect(
      answer(
        ["Cut", "30 minutes", "$50"],
        ["Color", "with wash and blow-dry", "$70"],
        ["Perm", "90 minutes, by appointment", "$90"],
      ),
    ).toContain("**Color**: with wash and blow-dry\n  $70");
  });

  test("name their price if the others describe it", () => {
    const row = (name: string, price: string) => [
      name,
      `We take our time for a ${name.toLowerCase()}.`,
      price,
    ];
    expect(answer(row("Cut", "$50"), row("Color", "$70"), row("Perm", "$90"))).toContain("**Perm**: $90");
  });

  test("say what all boxes say below the name", () => {
    const row = (name: string, price: string) => [name, "Cut and color", price];
    expect(answer(row("Ladies", "$50"), row("Gents", "$40"), row("Kids", "$30"))).toContain(
      "**Gents**: Cut and color\n  $40",
    );
  });
});

describe("amounts that aren't prices", () => {
  const amounts = (body: string, path = "/") =>
    [...proposedIn({ "/": home, [path]: `${home}${body}` })].flat().filter((text) => /[$€£]/.test(text));
  const shapes: [string, (rows: [string, string][]) => string][] = [
    [
      "boxes",
      (rows) => rows.map(([name, price]) => `<div class="card"><p>${name}</p><p>${price}</p></div>`).join(""),
    ],
    ["cards", (rows) => rows.map(([name, price]) => `<div><h3>${name}</h3><p>${price}</p></div>`).join("")],
    ["rows", (rows) => `<ul>${rows.map(([name, price]) => `<li>${name} - ${price}</li>`).join("")}</ul>`],
    ["lines", (rows) => rows.map(([name, price]) => `<p>${name} - ${price}</p>`).join("")],
    [
      "a table",
      (rows) =>
        `<table>${rows.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join("")}</table>`,
    ],
  ];
  const courses: [string, string][] = [
    ["Evening course", "$60"],
    ["Weekend course", "$80"],
    ["Summer course", "$95"],
  ];
  const tiers: [string, string][] = [
    ["Friend", "$25"],
    ["Supporter", "$50"],
    ["Patron of the mill", "$100"],
  ];
  const praise: [string, string][] = [
    ["Anna Meier", "$50 well spent"],
    ["Tom Berger", "$80 and worth it"],
    ["Lea Brandt", "$95 but so good"],
  ];

  test.each(shapes)("the same %s are prices below another heading", (_, shape) => {
    expect(amounts(`<h2>Courses</h2>${shape(courses)}`).join()).toContain("$80");
  });
  test.each(shapes)("what donors give, in %s", (_, shape) => {
    expect(amounts(`<h2>Donate</h2>${shape(tiers)}`)).toEqual([]);
    expect(amounts(`<h2>Make a donation today</h2>${shape(tiers)}`)).toEqual([]);
    expect(amounts(`<h2>Our circles</h2>${shape(tiers)}`, "/donate")).toEqual([]);
  });
  test.each(shapes)("what customers say, in %s", (_, shape) => {
    expect(amounts(`<h2>Voices</h2>${shape(praise)}`)).toEqual([]);
  });
  const table = shapes.at(-1)![1];
  const offers: [string, string, [string, string][]][] = [
    [
      "rooms",
      "de",
      [
        ["Einzelzimmer", "60 € mit Frühstück"],
        ["Doppelzimmer", "90 € mit Halbpension"],
        ["Schlafboden", "25 € ohne Bettzeug"],
      ],
    ],
    [
      "boats",
      "en",
      [
        ["Kayak", "£20 first hour"],
        ["Canoe", "£30 half day"],
        ["Rowing boat", "£45 whole day"],
      ],
    ],
    [
      "haircuts",
      "de",
      [
        ["Damen", "45 € kurze Haare"],
        ["Herren", "28 € mit Waschen"],
        ["Kinder", "18 € ohne Waschen"],
      ],
    ],
    [
      "chambers",
      "fr",
      [
        ["Chambre simple", "60 € petit déjeuner compris"],
        ["Chambre double", "80 € repas du soir compris"],
        ["Dortoir", "25 € draps non compris"],
      ],
    ],
    [
      "capitalized names",
      "en",
      [
        ["Family Room", "£95 with breakfast"],
        ["Twin Room", "£70 room only"],
        ["Loft Room", "£60 shared bath"],
      ],
    ],
    [
      "further prices",
      "en",
      [
        ["Kayak", "£20 first hour"],
        ["Canoe", "£30 half day"],
        ["Rowing boat", "£45 whole day"],
        ["Raft", "£90"],
      ],
    ],
  ];
  test.each(offers)("what an offer includes is no remark: %s", (_, language, rows) => {
    const found = faqsOf({ "/": `${home}${table(rows)}` }, { language }).filter(
      ({ topic }) => topic !== "title",
    );
    expect(found.filter(({ answer }) => answer.includes(rows[0]![1])).map(({ review }) => review)).toEqual([
      "ready",
    ]);
  });
  test.each(shapes.slice(2))("what an offer below prices includes is no remark, in %s", (_, shape) => {
    expect(amounts(`<h2>Prices</h2>${shape(offers[1]![2])}`).join()).toContain("£30 half day");
  });
  test.each(shapes.slice(0, -1))("what customers with first names say, in %s", (_, shape) => {
    const said = praise.map(([name, text]): [string, string] => [name.split(" ")[0]!, text]);
    expect(amounts(`<h2>Voices</h2>${shape(said)}`)).toEqual([]);
  });
  test("prices below donations are prices again", () => {
    const body = `<h2>Donate</h2>${shapes[2]![1](tiers)}<h2>Courses</h2>${shapes[2]![1](courses)}`;
    expect(amounts(body).join()).toContain("$80");
    expect(amounts(body).join()).not.toContain("$25");
  });
});
