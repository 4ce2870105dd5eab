/** A small website, and answers about it that a model could give. */
import { buildPage } from "../build-page.fixture.ts";
import type { ModelDraft } from "./model-answer.ts";

export const companyName = "Harbour Bikes";

export const pages = [
  buildPage(
    `<main><h1>Repairs in Bristol</h1>
<p>We repair bicycles of all makes in our workshop, and we tell you the price before we begin.</p>
<h2>How long a repair takes</h2>
<p>A repair takes three working days, counted from the morning on which we collect the bike. Parts from Shimano can take up to 10 days. We do not repair motors of electric bikes.</p>
<h2>Prices</h2>
<p>A small service costs £45 and a large service costs £120. Members of the Avon Cycling Club pay 20% less on Mondays.</p>
<ul><li>Puncture: £12 per wheel</li><li>New chain: £30 with fitting</li></ul>
<h2>Contact us</h2>
<p>Write to repairs@harbour-bikes.example or call +44 117 496 0123 between 8:30 and 17:00. You can book a repair at https://harbour-bikes.example/book at any time.</p>
<h2>Things to leave at home</h2>
<p>We never take:</p><ul><li>Children's trailers with a motor</li><li>Bikes without a frame number</li></ul></main>`,
    { url: "https://harbour-bikes.example/repairs", title: "Repairs | Harbour Bikes" },
  ),
  buildPage(
    `<main><h1>Hire a bike</h1>
<p>You can hire a bike for one day or for a whole week, with a lock and a helmet.</p>
<h2>Deposit and cancellation</h2>
<p>The deposit is £150 and you get it back within 7 days. You can cancel free of charge until 24 hours before the hire begins, but not afterwards. We can't hire out bikes without a photo card.</p>
<h2>Guided tours</h2>
<p>Tours with our guide Maria Lopez start every Saturday at 10 am from Queen Square. A tour is about 15 km long and includes lunch.</p></main>`,
    { url: "https://harbour-bikes.example/hire", title: "Hire | Harbour Bikes" },
  ),
];

function draft(page: number, question: string, ...sources: string[]): ModelDraft {
  return { question, answer: sources.join(" "), category: "Services", page, sources };
}

export const trueDrafts: ModelDraft[] = [
  draft(
    1,
    "How long does a repair take?",
    "A repair takes three working days, counted from the morning on which we collect the bike.",
  ),
  draft(1, "How long can parts from Shimano take?", "Parts from Shimano can take up to 10 days."),
  draft(1, "Do you repair electric bikes?", "We do not repair motors of electric bikes."),
  draft(
    1,
    "How much does a service cost?",
    "A small service costs £45 and a large service costs £120.",
    "Members of the Avon Cycling Club pay 20% less on Mondays.",
  ),
  draft(
    1,
    "How can I contact you about repairs?",
    "Write to repairs@harbour-bikes.example or call +44 117 496 0123 between 8:30 and 17:00.",
  ),
  draft(
    1,
    "Where can I book a repair?",
    "You can book a repair at https://harbour-bikes.example/book at any time.",
  ),
  draft(2, "How much is the deposit?", "The deposit is £150 and you get it back within 7 days."),
  draft(
    2,
    "Can I cancel a hire?",
    "You can cancel free of charge until 24 hours before the hire begins, but not afterwards.",
  ),
  draft(
    2,
    "When do guided tours with Maria Lopez start?",
    "Tours with our guide Maria Lopez start every Saturday at 10 am from Queen Square.",
    "A tour is about 15 km long and includes lunch.",
  ),
];
