/** Lists every finding with its source and confidence, so that the owner can see why Step picked it. */
import { asList, asText, isOrganization } from "./json-ld.ts";
import { type Page, textOf } from "./parse-page.ts";
import type { BrandColors, BrandFinding, ColorHint, ContactInfo, FindingKind, Found } from "./types.ts";

export interface FindingInput {
  pages: readonly Page[];
  companyName: string | null;
  colors: BrandColors;
  hints: readonly ColorHint[];
  logos: readonly Found[];
  favicon: string | null;
  emails: readonly Found[];
  phones: readonly Found[];
  hours: readonly Found[];
  contact: ContactInfo;
  font: Found | null;
}

export function listFindings(input: FindingInput): BrandFinding[] {
  const { pages, contact, colors } = input;
  const startUrl = pages[0]?.url ?? "";
  const of = (kind: FindingKind, found: readonly Found[]) => found.map((each) => ({ kind, ...each }));
  return [
    ...(input.companyName ? of("name", [nameFinding(pages, input.companyName)]) : []),
    ...of(
      "color",
      colors.primaryColors
        .filter(({ confidence }) => confidence > 0)
        .map(({ color, source, confidence }) => ({
          value: color,
          source,
          confidence,
          url: input.hints.find((hint) => hint.source === source && hint.color === color)?.url ?? startUrl,
        })),
    ),
    ...of("logo", input.logos),
    ...(input.favicon
      ? of("favicon", [{ value: input.favicon, source: "link", url: startUrl, confidence: 1 }])
      : []),
    ...(input.font ? of("font", [input.font]) : []),
    ...of("email", input.emails),
    ...of("phone", input.phones),
    ...of(
      "address",
      contact.addresses.map((value, index) => ({
        value,
        ...placeOf(pages, value),
        confidence: index === 0 ? 0.8 : 0.5,
      })),
    ),
    ...of(
      "social",
      Object.values(contact.socialMedia).map((value) => ({
        value,
        source: "link",
        url: startUrl,
        confidence: 0.8,
      })),
    ),
    ...of("hours", input.hours),
  ];
}

/** The more kinds of sources contain the name, the higher its confidence. */
function nameFinding(pages: readonly Page[], name: string): Found {
  const says = (text: string | null | undefined) => (text ?? "").toLowerCase().includes(name.toLowerCase());
  const voices: [string, (page: Page) => boolean][] = [
    [
      "structured data",
      (page) =>
        page.jsonLd.some((node) => isOrganization(node) && says(asText(node.value.name))) ||
        says(page.meta.get("og:site_name")),
    ],
    ["title", (page) => says(page.title)],
    ["header", (page) => inRegion(page, "header").some(says)],
    ["footer", (page) => inRegion(page, "footer").some(says)],
  ];
  const heard = voices.flatMap(([source, test]) => {
    const page = pages.slice(0, 4).find(test);
    return page ? [{ source, url: page.url }] : [];
  });
  const [first = { source: "domain", url: pages[0]?.url ?? "" }] = heard;
  return { value: name, ...first, confidence: Math.min(1, 0.3 + 0.25 * heard.length) };
}

function inRegion(page: Page, region: "header" | "footer"): string[] {
  return page.nodes
    .filter((node) => node.region === region && page.nodes[node.parent]?.region !== region)
    .slice(0, 5)
    .flatMap(({ element }) => [textOf(element, 3000), ...altsOf(page, region)]);
}

function altsOf(page: Page, region: "header" | "footer"): string[] {
  return page.nodes
    .filter((node) => node.region === region && node.tag === "img")
    .slice(0, 5)
    .map(({ element }) => element.attribs.alt ?? "");
}

function placeOf(pages: readonly Page[], address: string): { source: string; url: string } {
  const start = address.slice(0, 12).toLowerCase();
  for (const page of pages) {
    const isStructured = page.jsonLd.some((node) =>
      asList(node.value.streetAddress).some((street) =>
        asText(street)?.toLowerCase().startsWith(start.slice(0, 8)),
      ),
    );
    if (isStructured) return { source: "structured data", url: page.url };
  }
  const page = pages.find(({ nodes }) => nodes[0] && textOf(nodes[0].element).toLowerCase().includes(start));
  return { source: "text", url: (page ?? pages[0])?.url ?? "" };
}
