import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { ContactDetails } from "#db/schema/companies.ts";
import { catalogs } from "#engines/messages/catalogs.ts";
import { presentContact } from "#features/contact/present.ts";
import { type HeroLayout, heroLayouts } from "#shared/center-settings.ts";
import type { HoursRange } from "#shared/opening-hours.ts";
import { presentPreview } from "../preview.ts";
import { HelpCenterPreview } from "./help-center-preview.tsx";

vi.mock("#ui/styles/help-center-preview.css?url", () => ({ default: "/preview.css" }));

const open: HoursRange[] = [[540, 1_020]];
const everyField: Required<ContactDetails> = {
  email: "hello@bees.example",
  phone: "+49 761 123456",
  address: "Lindenallee 12\n79100 Freiburg",
  socialMedia: { linkedin: "https://www.linkedin.com/company/bees" },
  openingHours: { timeZone: "Europe/Berlin", week: [open, open, open, open, open, [], []] },
  contactFormEnabled: true,
};

interface Shown {
  language: string;
  layout?: HeroLayout;
  details?: ContactDetails;
  isEmpty?: boolean;
}

/** A browser gets only the messages of the start page, and a missing one throws. */
function draw({ language, layout = "search", details = everyField, isEmpty = false }: Shown): string {
  const faqs = [
    { slug: "a", question: "Do bees sleep?", category: "Care" },
    { slug: "b", question: "What does a hive cost?", category: "Prices" },
    { slug: "c", question: "Who are you?", category: "General" },
  ];
  const articles = Array.from({ length: 8 }, (_, at) => ({
    slug: `${at}`,
    title: `Article ${at}`,
    category: null,
  }));
  const center = presentPreview({
    companyName: "Linden Bees",
    language,
    websiteUrl: "https://www.bees.example/",
    themeSettings: {},
    centerSettings: { layout },
    logo: null,
    contact: presentContact(details),
    faqs: isEmpty ? [] : faqs,
    articles: isEmpty ? [] : articles,
    guide: isEmpty ? null : { steps: [{ id: "1", title: "Open the hive", text: "Lift the lid." }] },
    address: "https://step.example/help/bees",
    basePath: "/help/bees",
    year: 2026,
    appName: "Step",
  });
  return renderToStaticMarkup(<HelpCenterPreview center={center} />);
}

test.each(Object.keys(catalogs))(
  "the start page in %s has every text, with every contact detail",
  (language) => {
    for (const layout of heroLayouts) {
      const html = draw({ language, layout });
      expect(html).toContain("data-hours=");
      expect(html).toContain("tel:+49761123456");
      expect(html).toContain("www.openstreetmap.org");
    }
    expect(draw({ language, isEmpty: true })).toContain("data-hours=");
  },
);

test.each(Object.keys(everyField))("the start page has every text if %s is all there is", (field) => {
  const details = { [field]: everyField[field as keyof ContactDetails] };
  expect(draw({ language: "de", details })).toContain("Linden Bees");
  expect(draw({ language: "de", details, isEmpty: true })).toContain("Linden Bees");
});
