import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModelRuns, type ShownModelRun } from "./model-runs.tsx";

const run: ShownModelRun = {
  id: "1",
  companyName: "Acme",
  host: "acme.example",
  purpose: "wizard",
  model: "gpt",
  failure: null,
  tokens: "1,200 in, 300 out",
  cost: null,
  acceptedAnswers: 3,
  droppedAnswers: 1,
  started: { iso: "2026-01-01T00:00:00.000Z", text: "Jan 1, 2026" },
};
const textOf = (props: { cost: string | null; runs: ShownModelRun[] }) =>
  renderToStaticMarkup(<ModelRuns total={1} tokens={run.tokens} {...props} />).replace(/<[^>]+>/g, " ");

test("shows costs beside the tokens, per run and in total", () => {
  const text = textOf({ cost: "gpt cost $1.06", runs: [{ ...run, cost: "$0.56" }] });
  expect(text).toContain("Total tokens: 1,200 in, 300 out. At current prices: gpt cost $1.06.");
  expect(text).toMatch(/1,200 in, 300 out\s+\$0\.56/);
});

test("shows only tokens if no prices are set", () => {
  const text = textOf({ cost: null, runs: [run] });
  expect(text).toContain("Total tokens: 1,200 in, 300 out.");
  expect(text).not.toMatch(/\$|price|null/);
});
