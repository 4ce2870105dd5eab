import { findCompanyName } from "./company-name.ts";
import { extractColors, stylePages } from "./extract-colors.ts";
import { extractContact } from "./extract-contact.ts";
import { extractFavicon, findIcons, findLogoBackgrounds, findLogos } from "./extract-logos.ts";
import { findFont } from "./find-font.ts";
import { findInlineLogos } from "./inline-logos.ts";
import { listFindings } from "./list-findings.ts";
import { findNamedLogos } from "./named-logos.ts";
import { parseCss } from "./parse-css.ts";
import { type Page, parsePage, rawText } from "./parse-page.ts";
import type { Brand, BrandInput, Stylesheet } from "./types.ts";

const MAX_PAGES = 30;

/**
 * Finds colors, logos, name, contact details and font of the company behind a site. Pure and synchronous; never throws,
 * whatever the HTML and CSS. Lists are deduplicated, best first.
 */
export function extractBrand(input: BrandInput): Brand {
  const pages = input.pages.slice(0, MAX_PAGES).map((page) => parsePage(page, input.startUrl));
  const styled = stylePages(pages, input.stylesheets);
  const companyName = findCompanyName(pages);
  const { coverage, hints } = input;
  const colors = extractColors(styled, { ...(coverage ? { coverage } : {}), ...(hints ? { hints } : {}) });
  const { contact, ...found } = extractContact(pages, companyName);
  const logos = findLogos(pages, {
    backgrounds: (page) => logoBackgrounds(page, input.stylesheets),
    drawings: (page) => findInlineLogos(page, styled.find((each) => each.page === page)?.styles),
    companyName,
  });
  const logoUrls = logos.map(({ value }) => value);
  // Without all styles, a name that is hidden looks like one that is shown.
  const named = pages.slice(0, coverage?.failed ? 0 : 1).flatMap((page) =>
    findNamedLogos(page, {
      urls: logoUrls,
      companyName,
      styles: styled.find((each) => each.page === page)?.styles,
    }),
  );
  const favicon = extractFavicon(pages);
  const font = findFont(styled);
  return {
    colors,
    contactInfo: contact,
    brandAssets: {
      logoUrls,
      ...(named.length > 0 ? { namedLogoUrls: named } : {}),
      iconUrls: findIcons(pages),
      faviconUrl: favicon,
      companyName,
    },
    fontFamily: font?.value ?? null,
    ...(coverage ? { styles: coverage } : {}),
    findings: listFindings({
      pages,
      companyName,
      colors,
      hints: hints ?? [],
      logos,
      favicon,
      contact,
      font,
      ...found,
    }),
  };
}

/** Parses a sheet a second time only if it mentions a logo. */
function logoBackgrounds(page: Page, stylesheets: readonly Stylesheet[]) {
  if (!page.isHome) return [];
  const inline = page.nodes
    .filter(({ tag }) => tag === "style")
    .map(({ element }) => ({ url: page.url, css: rawText(element) }));
  const sheets = [...stylesheets, ...inline].filter(
    ({ css }) => /logo|brand|text-indent/i.test(css) && css.includes("url("),
  );
  const rules = sheets.flatMap((sheet) => parseCss([sheet]).map((rule) => ({ rule, base: sheet.url })));
  return findLogoBackgrounds(page, rules);
}
