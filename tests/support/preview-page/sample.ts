/** Preview data of an invented company, complete or while it is being read. */
import { presentContact } from "#features/contact/present.ts";
import { type PreviewInput, presentPreview } from "#features/help-center/preview.ts";

const questions = {
  "Orders and delivery": [
    "How long does it take?",
    "Where do you deliver?",
    "Can I cancel my order after the van has left the yard?",
  ],
  Prices: ["What does a hive cost?", "Is there a discount for schools that order more than ten?"],
  Care: ["When do I feed them?", "What do I do when a swarm leaves the hive in May?", "Do bees sleep?"],
};

const faqs = Object.entries(questions).flatMap(([category, list]) =>
  list.map((question, index) => ({ slug: `${category}-${index}`, question, category })),
);

const input: PreviewInput = {
  companyName: "Linden Bees",
  language: "en",
  websiteUrl: "https://bees.example/",
  themeSettings: { primaryColor: "#1b4d3e", backgroundColor: "#ffffff", fontFamily: "Inter" },
  logo: null,
  contact: presentContact({ email: "hello@bees.example", phone: "0117 496 0142", contactFormEnabled: true }),
  faqs,
  address: "https://step.example/help/bees",
  basePath: "/help/bees",
  year: 2026,
  appName: "Step",
};

export const wholeCenter = presentPreview(input);
export const orangeCenter = presentPreview({
  ...input,
  themeSettings: { ...input.themeSettings, primaryColor: "#f77f00" },
});
/** Only the name and one question are known. */
export const halfReadCenter = presentPreview({ ...input, contact: null, faqs: faqs.slice(4, 5) });
/** Only the address is known. */
export const unreadCenter = presentPreview({
  ...input,
  companyName: "",
  themeSettings: {},
  contact: null,
  faqs: [],
});
