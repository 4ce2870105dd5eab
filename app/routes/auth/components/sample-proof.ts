/** From the bundled sample website, word for word (a test holds it against the page). */
export const sampleProof = {
  question: "Do you offer gift vouchers?",
  before: "Yes.",
  quoted:
    "A voucher for a box and four knives costs £30, comes as a printed card or by email, and is valid for two years.",
  page: "FAQ page",
};
