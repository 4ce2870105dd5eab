import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { ImportReport as Report } from "#features/moving/describe-report.server.ts";
import { ImportReport } from "./import-report.tsx";

const counts = { added: 0, updated: 0, unchanged: 7, conflict: 0, removed: 0, skipped: 0 };
const unchanged: Report = {
  counts,
  ...{ translations: 0, redirects: 0, deadLinkCount: 0, toCheck: [], toCheckCount: 0, deadLinks: [] },
  ...{ contradictions: [], collections: [], isPublished: false, seconds: 1 },
};

function shown(changes: Partial<Report>): string {
  const element = <ImportReport label="Acme" report={{ ...unchanged, ...changes }} />;
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

test("says of an article that was kept that it was edited or published here", () => {
  const kept = { title: "Pay", locale: "", articleId: null, outcome: "conflict" as const, notes: [] };
  const page = shown({ counts: { ...counts, conflict: 1 }, toCheck: [kept], toCheckCount: 1 });
  expect(page).toContain("Edited or published here, and changed there, so yours stayed: 1");
  expect(page).toContain("Edited or published here, and changed there. Your text stayed.");
});
