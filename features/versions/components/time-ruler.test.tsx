import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { VersionCard } from "../version.ts";
import { TimeRuler } from "./time-ruler.tsx";

function labels(...times: string[]): string[] {
  const versions = times.toReversed().map(
    (createdAt, index): VersionCard => ({
      ...{ id: createdAt, number: times.length - index, kind: "saved", createdAt },
      ...{ authorId: null, keyName: null, addedWords: 1, removedWords: 0 },
    }),
  );
  const element = <TimeRuler versions={versions} chosen={versions[0]!} hrefOf={() => "/"} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, label = ""]) => label);
}

test("labels of the same day show the time", () => {
  expect(labels("2026-11-30T10:00:00.000Z", "2026-11-30T18:00:00.000Z")).toEqual([
    "Nov 30, 2026",
    "12:00",
    "14:00",
    "16:00",
    "18:00",
  ]);
  expect(labels("2026-11-30T12:00:00.000Z", "2026-12-02T12:00:00.000Z")).toEqual([
    "Nov 30, 2026",
    "Dec 1, 2026",
    "12:00",
    "Dec 2, 2026",
    "12:00",
  ]);
});
