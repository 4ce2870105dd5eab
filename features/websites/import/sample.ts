/** Made-up companies whose websites are part of Step, and whose help centers anyone can open. */
import type { Guide } from "#features/guides/store-guide.server.ts";

/** Reserved in features/companies/subdomain.ts. */
type SampleSubdomain = "sample" | "sample-dentist" | "sample-pottery" | "sample-guesthouse";

export interface Sample {
  subdomain: SampleSubdomain;
  /** Path of the website's home page, with a slash at the end. */
  path: string;
  guide?: Guide;
}

/** The demo help center's. */
export const sampleSubdomain = "sample";

/** Explains the steps of an order from the sample company. */
export const sampleGuide: Guide = {
  title: "Your first box of sharp knives",
  steps: [
    {
      title: "Order a box",
      description:
        "Call 0114 496 0142 or write to hello@whetline.alt with your address and roughly how many blades you have. We post a flat box with sleeves and a return label **the same day** if you order before 2pm.",
    },
    {
      title: "Fill in the card",
      description:
        "There is one card in each box. Write your name, your phone number and anything we should know, such as a chip, a loose handle or the angle you like.\n\nYou don't need to list every knife: we photograph the contents when the box is opened.",
    },
    {
      title: "Pack the blades",
      description:
        "- Wipe each blade dry.\n- Slide it into a cardboard sleeve with the edge facing the fold, and tape the open end.\n- Lay the sleeves flat and fill gaps with newspaper. Nothing should rattle when you shake the box.",
    },
    {
      title: "Post it",
      description:
        "Take the box to any post office and ask for a receipt. The label is paid for and tracked.",
    },
    {
      title: "We sharpen",
      description:
        "You get an email with photos and the exact price within a day of the parcel reaching us. If a blade needs a repair, we wait for your yes. Sharpening takes up to three working days.",
    },
    {
      title: "Back to you",
      description:
        "Parcels go out by tracked 24-hour delivery and are handed over in person. An adult aged 18 or over has to be at home.",
    },
  ],
};

/** Made at the first start. */
export const mainSample: Sample = { subdomain: sampleSubdomain, path: "/sample/", guide: sampleGuide };

/** The others are made when a visitor first opens them. */
export const samples: readonly Sample[] = [
  mainSample,
  { subdomain: "sample-dentist", path: "/sample/lindenhof/" },
  { subdomain: "sample-pottery", path: "/sample/kerbel/" },
  { subdomain: "sample-guesthouse", path: "/sample/hinata/" },
];

export function findSample(subdomain: string | null): Sample | null {
  return samples.find((sample) => sample.subdomain === subdomain) ?? null;
}
