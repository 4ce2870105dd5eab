/** How to support an organization: what to give, where to leave it, and how to help. */
import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf, proposedIn } = writersFor("nonprofit");
const home = "<h1>Birchhill</h1><p>Birchhill gives food to families in Leeds who need it.</p>";

test("a form to fill in is how to volunteer, and a condition isn't", () => {
  const found = proposedIn({
    "/": home,
    "/volunteer": `<h2>Volunteering</h2><p>To join our volunteers, please complete <a href="/form.pdf">this form</a> and send it to us.</p><p>All our volunteer roles require lifting, because the bags are heavy.</p>`,
  }).get("How can I volunteer or get involved?");
  expect(found).toContain("please complete [this form]");
});

test("what may be given doesn't say how to give", () => {
  const donate = (body: string) => proposedIn({ "/": home, "/donate": body }).get("How can I donate?");
  expect(donate("<h2>Gifts</h2><p>Donated food should keep for three months or more.</p>")).toBeUndefined();
  expect(
    donate(
      "<h2>Financial donations</h2><p>Please give money online through the Leeds Fund. Organizations may pay by bank transfer.</p>",
    ),
  ).toContain("bank transfer");
});

test("a registered charity doesn't say whether gifts are deductible", () => {
  const deductible = (text: string) =>
    faqsOf({ "/": `${home}<p>${text}</p>` }).some(({ question }) => /tax-deductible/.test(question));
  expect(deductible("Registered Charity No. 1169000")).toBe(false);
  expect(deductible("Gift Aid is available for all donations to us.")).toBe(true);
});

test("what is brought to a place isn't what to bring along", () => {
  const bring = (text: string) =>
    faqsOf({ "/": `${home}<p>${text}</p>` }).some(({ topic }) => topic === "bring");
  expect(bring("If you have fresh food to give, please bring it to our kitchen.")).toBe(false);
  expect(bring("Bring your designs to life with prints of any size and color.")).toBe(false);
  expect(bring("Please bring your letter and two bags to your first visit.")).toBe(true);
});
