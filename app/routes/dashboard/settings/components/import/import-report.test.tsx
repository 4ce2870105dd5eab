import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { ImportReport as Report } from "#features/moving/describe-report.server.ts";
import { readReportTab } from "#features/moving/report-tab.ts";
import { ImportReport } from "./import-report.tsx";

const counts = { added: 0, updated: 0, unchanged: 7, conflict: 0, removed: 0, skipped: 0 };
const unchanged: Report = {
  counts,
  ...{ translations: 0, redirects: 0, deadLinkCount: 0, conflicts: [], conflictCount: 0, deadLinks: [] },
  ...{ contradictions: [], collections: [], leftOut: [], leftOutCount: 0, isPublished: false },
  ...{ languages: 0, pictures: { stored: 0, total: 0 } },
};

function shown(changes: Partial<Report>, chosen: string | null = null): string {
  const report = { ...unchanged, ...changes };
  const element = <ImportReport label="Acme" report={report} tab={readReportTab(chosen, report)} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("says that nothing changed only if nothing did", () => {
  expect(shown({})).toContain("Nothing changed in Acme");
  const changes = [
    { translations: 1 },
    { counts: { ...counts, conflict: 1 } },
    { counts: { ...counts, removed: 1 } },
  ];
  for (const change of changes) {
    expect(shown(change)).not.toContain("Nothing changed");
    expect(shown(change)).toContain("The import from Acme is done");
  }
  expect(shown({ counts: { ...counts, added: 2 } })).toContain("2 articles from Acme are here as drafts");
});

test("opens what needs a decision, and shows everything else in its tab", () => {
  const kept = { title: "Pay", locale: "de", articleId: null };
  const found: Partial<Report> = {
    ...{ counts: { ...counts, added: 2, conflict: 1 }, conflicts: [kept], conflictCount: 1 },
    ...{ collections: [{ name: "Orders", stored: 2, unchanged: 0, left: 1 }], languages: 2 },
    ...{ pictures: { stored: 8, total: 9 }, leftOutCount: 1 },
    leftOut: [{ ...kept, reason: "missing-picture", text: "/a.png" }],
  };
  const first = shown(found);
  expect(first).toContain("1 category, 2 languages, and 8 of 9 pictures");
  expect(first).toContain("Edited or published here, and changed there. Your text stayed.");
  expect(first).not.toContain("/a.png");
  expect(shown(found, "imported")).toContain(
    "Edited or published here, and changed there, so yours stayed: 1",
  );
  expect(shown(found, "left-out")).toContain("/a.png");
  expect(shown({}, "check")).toContain("There&#x27;s nothing to check.");
  expect(shown({}, "left-out")).toContain("Nothing was left out.");
});
