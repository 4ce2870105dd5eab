/** The steps of the sample's recorded guide. Pictures come from `npm run screenshots -- guide`. */
import collections from "./recorded-1.webp?url";
import knives from "./recorded-2.webp?url";
import day from "./recorded-3.webp?url";
import book from "./recorded-4.webp?url";

export const recordedSteps = [
  { title: "Open Collections", text: "Step 1, from a click in the menu", picture: collections },
  { title: "Choose how many knives", text: "Step 2, from a choice in the list", picture: knives },
  { title: "Select Tuesday 8 December", text: "Step 3, from a click in the calendar", picture: day },
  { title: "Select Book collection", text: "Step 4, from the last click", picture: book },
];
