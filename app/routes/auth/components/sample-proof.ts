/** Copied verbatim from the bundled sample website. A test compares it with the page. */
export const sampleProof = {
  question: "Do you offer gift vouchers?",
  before: "Yes.",
  quoted:
    "A voucher for a box and four knives costs £30, comes as a printed card or by email, and is valid for two years.",
  page: "FAQ page",
};
