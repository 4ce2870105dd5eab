import type { z } from "zod";
import type { settings } from "#features/api/settings-operations.ts";
import { centerWordsOf, linkIndexes } from "#features/companies/center-words.ts";
import { appearanceOf } from "#features/companies/update-company-settings.server.ts";
import { readAnswering, readSearch } from "#features/help-center/theme-settings.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { allowedOrigins } from "#features/widget/widget-origins.ts";
import { headerLinks } from "#shared/center-settings.ts";
import { forEachNetwork } from "#shared/social-networks.ts";
import type { Center } from "./center-of.ts";

export function presentSettings({ scope: { company }, isPublic, address }: Center): z.input<typeof settings> {
  const { themeSettings: theme, contactDetails: contact, searchSettings, widgetSettings: widget } = company;
  const words = centerWordsOf(company, mainLanguageOf(company));
  const links = (indexes: readonly (typeof linkIndexes)[number][]) =>
    indexes
      .map((index) => ({ label: words[`link${index}Label`], url: words[`link${index}Url`] }))
      .filter(({ url }) => url !== "");
  const answering = readAnswering(searchSettings);
  return {
    name: company.companyName,
    websiteUrl: company.websiteUrl,
    url: address,
    isPublic,
    language: company.language,
    languages: company.languages.map(({ language, status }) => ({ language, status })),
    layout: words.layout,
    headline: words.headline || null,
    intro: words.intro || null,
    announcement: words.announcement
      ? {
          text: words.announcement,
          linkLabel: words.announcementLink || null,
          linkUrl: words.announcementUrl || null,
        }
      : null,
    headerLinks: links(linkIndexes.slice(0, headerLinks)),
    footerLinks: links(linkIndexes.slice(headerLinks)),
    colors: {
      primary: theme.primaryColor ?? null,
      secondary: theme.secondaryColor ?? null,
      background: theme.backgroundColor ?? null,
      text: theme.textColor ?? null,
    },
    font: appearanceOf(company).fontFamily,
    contact: {
      email: contact.email ?? null,
      phone: contact.phone ?? null,
      address: contact.address ?? null,
      hasForm: contact.contactFormEnabled === true,
      social: forEachNetwork((network) => contact.socialMedia?.[network] ?? null),
    },
    search: {
      isOn: readSearch(searchSettings),
      answers: answering.isOn,
      answersFromWebsite: answering.fromWebsite,
    },
    widget: {
      origins: allowedOrigins(company),
      label: widget.label ?? null,
      side: widget.side ?? "end",
      hasShortcut: widget.hasShortcut === true,
    },
  };
}
