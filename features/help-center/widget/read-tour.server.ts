/** The steps of a guide for the widget, which shows them on the website that they were recorded on. */
import { findPublicTour, type PublicTour } from "#features/guides/public-tour.server.ts";
import { type TourAnswer, type TourText, tourTexts } from "#features/widget/wire.ts";
import type { Db } from "#platform/db/open-database.ts";
import { decodeSlug } from "../decode-slug.ts";
import { pathTo } from "./list-topics.server.ts";
import { pageNodes } from "./page-nodes.ts";
import type { WidgetCenter } from "./widget-center.ts";

interface Asked {
  /** Address or path of the guide. */
  page: string;
  /** Origin of the website. */
  website: string;
}

export async function hasTour(db: Db, widget: WidgetCenter, asked: Asked): Promise<boolean> {
  return (await findTour(db, widget, asked)) !== null;
}

/** Null unless the owner switched it on for this guide, and visitors can read it. */
export async function readTour(
  db: Db,
  widget: WidgetCenter,
  asked: Asked,
): Promise<Omit<TourAnswer, "script"> | null> {
  const tour = await findTour(db, widget, asked);
  if (!tour) return null;
  const { texts } = widget;
  const { guide, steps } = tour;
  const count = steps.length;
  const names = Object.keys(tourTexts) as TourText[];
  return {
    title: guide.title,
    lang: guide.lang,
    path: pathTo("guides", guide.slug),
    texts: Object.fromEntries(names.map((name) => [name, texts.t(tourTexts[name])])) as TourAnswer["texts"],
    steps: steps.map(({ step, click }, index) => ({
      label: texts.t("widget.tourStep", { number: index + 1, count }),
      title: step.title || texts.t("guide.stepNumber", { number: index + 1 }),
      body: pageNodes(step.html, widget),
      ...{ verb: click.verb, role: click.role, name: click.name, dialogTitle: click.dialogTitle },
      // Only the key of a press is needed. Other values, such as an option, stay here.
      value: click.verb === "press" ? click.value : null,
      ...{ selectors: click.selectors ?? [], url: click.url },
    })),
  };
}

function findTour(
  db: Db,
  { scope, base }: WidgetCenter,
  { page, website }: Asked,
): Promise<PublicTour | null> {
  const path = page.startsWith(`${base}/`) ? page.slice(base.length) : page;
  const encoded = /^\/guides\/([^/?#]+)/.exec(path)?.[1];
  const offered = scope.company.widgetSettings.tours ?? [];
  if (encoded === undefined || offered.length === 0) return Promise.resolve(null);
  return findPublicTour(db, scope, { slug: decodeSlug(encoded), website, offered });
}
