/** The recorded controls of a published guide, which leave the server only if the owner offers a tour of it. */
import type { ReadScope } from "#features/translations/read-translated.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicStep, PublicStepGuide } from "./present-public.ts";
import { findPublicRow } from "./public-guides.server.ts";
import { type TourClick, tourClicks, tourWebsites } from "./tour-clicks.ts";

export interface PublicTour {
  guide: PublicStepGuide;
  steps: { step: PublicStep; click: TourClick }[];
}

/** `offered` has the ids of guides with a tour. Null if the guide has no controls on this website. */
export async function findPublicTour(
  db: Db,
  scope: ReadScope,
  { slug, website, offered }: { slug: string; website: string; offered: readonly string[] },
): Promise<PublicTour | null> {
  const found = await findPublicRow(db, scope, slug);
  if (!found || !offered.includes(found.row.id)) return null;
  const { guide, row } = found;
  if (!tourWebsites(row.frames).includes(website)) return null;
  const steps = tourClicks(row.frames).flatMap(({ index, click, website: recordedOn }) => {
    const step = guide.steps[index];
    return step && recordedOn === website ? [{ step, click }] : [];
  });
  return { guide, steps };
}
