import { expect, test } from "vitest";
import type { DescribedStep } from "#engines/recording/steps/types.ts";
import type { Flow } from "./flows.ts";
import { reportFlows, scoreVideo } from "./score-flow.ts";

const flow: Flow = {
  app: "desk",
  actions: [
    { target: "#who", kind: "type", value: "Jane Miller", control: ["Client name"] },
    { target: "#go", kind: "click", control: ["Save"] },
  ],
};
const step = (title: string, name: string, at: number): DescribedStep => ({
  view: at,
  title,
  description: `Select **${name}**.`,
  basis: "seen",
  seenText: name,
  timestampSeconds: at,
});
const score = (...steps: DescribedStep[]) => scoreVideo(flow, steps, { times: [1, 3], stills: [] });

test("counts the steps that repeat a typed value or a part of it", () => {
  const clean = score(step("Fill in Client name", "Client name", 1), step("Select Save", "Save", 3));
  expect(clean.repeated).toEqual([]);
  const leaking = score(
    step("Fill in Client name", "Client name", 1),
    step("Select Save", "Save", 3),
    step("See the result", "Miller was added", 5),
  );
  expect(leaking.repeated).toEqual(["See the result"]);
  expect(reportFlows([leaking])).toContain('desk: "See the result" repeats what was typed');
});

test("gives a step to the action that it is for, also if the one before has none", () => {
  const still = [{ from: 0, until: 4 }];
  const { steps } = scoreVideo(flow, [step("Select Save", "Save", 2.8)], { times: [1, 3], stills: still });
  expect(steps.map(({ verdict }) => verdict)).toEqual(["general", "right"]);
});

test("measures precision over all seen steps that name a control, also of those without an action", () => {
  const all = score(
    step("Fill in Client name", "Client name", 1),
    step("Select Save", "Save", 3),
    step("Select Home", "Home", 5),
    step("Select Menu", "Menu", 6),
    { ...step("See the result", "Clients", 7), description: "On the *Clients* page, you see the result." },
  );
  expect(all).toMatchObject({ seen: 4, otherSteps: 3 });
  expect(reportFlows([all]).split("\n")[1]).toMatch(/ 0\.50$/);
});

test("an action that only leads to others isn't scored, and its step isn't another action's", () => {
  const [who, go] = flow.actions;
  const connected: Flow = { app: "desk", actions: [{ ...who!, isConnecting: true }, go!] };
  const steps = [step("Fill in Name", "Name", 1), step("Select Save", "Save", 3)];
  const { steps: scored, seen, otherSteps } = scoreVideo(connected, steps, { times: [1, 3], stills: [] });
  expect(scored.map(({ control, verdict }) => [control, verdict])).toEqual([["Save", "right"]]);
  expect([seen, otherSteps]).toEqual([1, 0]);
});
