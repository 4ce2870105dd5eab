/** What the widget shows when it opens. */
import { type OpenAnswer, type WidgetText, widgetTexts } from "#features/widget/wire.ts";
import type { Services } from "#platform/services.ts";
import { directionOf } from "#shared/language-tag.ts";
import { fixedPicture } from "#shared/picture-address.ts";
import { themeOf } from "../theme-settings.ts";
import { listTopics } from "./list-topics.server.ts";
import { type HostPage, suggestForPage } from "./suggest-for-page.server.ts";
import type { WidgetCenter } from "./widget-center.ts";

/** In CSS pixels. */
const logoWidth = 96;

export async function openWidget(
  { db }: Pick<Services, "db">,
  widget: WidgetCenter,
  page: HostPage,
): Promise<OpenAnswer> {
  const { scope, center, texts, origin } = widget;
  const [topics, suggestions] = await Promise.all([
    listTopics(db, widget),
    suggestForPage({ db }, widget, page),
  ]);
  const { logo } = center;
  const names = Object.keys(widgetTexts) as WidgetText[];
  return {
    name: center.name,
    title: center.title,
    logo: logo && { ...logo, url: new URL(fixedPicture(logo.url, logoWidth).src, origin).href },
    language: texts.tag,
    isRightToLeft: directionOf(texts.tag) === "rtl",
    prefix: scope.basePath.slice(scope.rootPath.length),
    css: themeOf(scope.company.themeSettings, ".w").css,
    texts: Object.fromEntries(names.map((name) => [name, texts.t(widgetTexts[name])])) as OpenAnswer["texts"],
    suggestions,
    topics,
    hasSearch: center.shows.search,
    hasForm: hasForm(widget),
  };
}

export function hasForm({ scope, center }: Pick<WidgetCenter, "scope" | "center">): boolean {
  return center.shows.contact && scope.company.contactDetails.contactFormEnabled === true;
}
