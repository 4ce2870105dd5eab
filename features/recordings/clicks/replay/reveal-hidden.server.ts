/** Shows what a page shows under the pointer only, such as the links of a menu. */
import { drawnControl } from "#engines/recording/page/drawn-control.ts";
import { queryAll } from "#engines/recording/page/query-all.ts";
import type { RecordedPage } from "../record/recorded-page.server.ts";

interface Place {
  x: number;
  y: number;
}

/** Moves the pointer to the part around a hidden element that one of the selectors finds. */
export async function revealHidden(page: RecordedPage, selectors: string[]): Promise<void> {
  const helpers = `{ query: ${queryAll.toString()}, drawn: ${drawnControl.toString()} }`;
  const source = `(${placeAround.toString()})(${JSON.stringify(selectors)}, ${helpers})`;
  for (const world of page.worlds()) {
    const place = await page.evaluate<Place>(world, source);
    if (place) return page.page.mouse.move(place.x, place.y);
  }
}

/** Runs in the page, so it must not refer to anything outside of itself. */
function placeAround(
  selectors: string[],
  { query, drawn }: { query: typeof queryAll; drawn: typeof drawnControl },
): Place | null {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const find = (selector: string) => {
    try {
      return query(selector, { max: 1, drawn }) ?? [];
    } catch {
      // It isn't a selector.
      return [];
    }
  };
  for (const selector of selectors)
    for (const element of find(selector)) {
      if (isShown(element)) continue;
      let around = element.parentElement;
      while (around && !isShown(around)) around = around.parentElement;
      // The pointer is in the page already.
      if (!around || around.contains(document.body)) continue;
      const [box] = stepRecorder.placed([around.getBoundingClientRect()]);
      if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  return null;
}
