/**
 * What the gallery says about the samples, with pictures of each website and of the help center that Step made from
 * it. Pictures and numbers come from `npm run screenshots -- samples`.
 */
import { samples } from "#features/websites/import/sample.ts";
import answers from "./answers.json" with { type: "json" };
import sampleCenter from "./sample-center.webp?url";
import dentistCenter from "./sample-dentist-center.webp?url";
import dentistWebsite from "./sample-dentist-website.webp?url";
import guesthouseCenter from "./sample-guesthouse-center.webp?url";
import guesthouseWebsite from "./sample-guesthouse-website.webp?url";
import potteryCenter from "./sample-pottery-center.webp?url";
import potteryWebsite from "./sample-pottery-website.webp?url";
import sampleWebsite from "./sample-website.webp?url";

const texts = {
  sample: {
    name: "Whetline",
    language: "en",
    about: "Knife sharpening in Sheffield · English",
    pictures: { website: sampleWebsite, center: sampleCenter },
  },
  "sample-dentist": {
    name: "Zahnarztpraxis Lindenhof",
    language: "de",
    about: "Dentist in Freiburg · German",
    pictures: { website: dentistWebsite, center: dentistCenter },
  },
  "sample-pottery": {
    name: "Atelier Kerbel",
    language: "fr",
    about: "Pottery classes in Nantes · French",
    pictures: { website: potteryWebsite, center: potteryCenter },
  },
  "sample-guesthouse": {
    name: "ゲストハウスひなた",
    language: "ja",
    about: "Guesthouse in Kyoto · Japanese",
    pictures: { website: guesthouseWebsite, center: guesthouseCenter },
  },
};

export const shownSamples = samples.map(({ subdomain, path }) => ({
  subdomain,
  website: path,
  answers: answers[subdomain],
  ...texts[subdomain],
}));
