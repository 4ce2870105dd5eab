import { describe, expect, test } from "vitest";
import { type Candidate, matchControl, type WantedControl } from "./match-control.ts";

const wanted: WantedControl = {
  verb: "click",
  role: "button",
  name: "Save draft",
  dialogTitle: "",
  selectors: ["#save", 'main button[type="submit"]', "body > main > button:nth-of-type(2)"],
  box: { x: 100, y: 200, width: 90, height: 30 },
};

function candidate(part: Partial<Candidate> = {}): Candidate {
  return {
    role: "button",
    name: "",
    accessibleName: part.name ?? "",
    dialogTitle: "",
    box: { x: 600, y: 600, width: 90, height: 30 },
    foundBy: {},
    ...part,
  };
}

const near = { x: 110, y: 205, width: 120, height: 30 };

describe("a control of the same name", () => {
  test("is found wherever it is", () => {
    expect(matchControl(wanted, [candidate({ name: "Cancel" }), candidate({ name: "save  Draft" })])).toEqual(
      {
        kind: "same",
        index: 1,
      },
    );
  });

  test("is the one with more evidence, if there are several", () => {
    const own = candidate({ name: "Save draft", foundBy: { "#save": 1 } });
    expect(matchControl(wanted, [candidate({ name: "Save draft" }), own])).toEqual({
      kind: "same",
      index: 1,
    });
  });

  test("keeps its name when only a counter changes", () => {
    const inbox = { ...wanted, name: "Inbox (3)" };
    expect(matchControl(inbox, [candidate({ name: "Inbox (12)" })])).toEqual({ kind: "same", index: 0 });
  });

  test("keeps its name when a component adds invisible characters", () => {
    const unit = { ...wanted, name: "Unit" };
    expect(matchControl(unit, [candidate({ name: "Unit \u200b" })])).toEqual({ kind: "same", index: 0 });
  });

  test("keeps its name when a component draws its label twice", () => {
    const unit = { ...wanted, name: "Unit of length" };
    const twice = candidate({ name: "Unit of length Unit of length" });
    expect(matchControl(unit, [twice])).toEqual({ kind: "same", index: 0 });
  });

  test("isn't found if it isn't shown or has another role", () => {
    const others = [
      candidate({ name: "Save draft", box: null }),
      candidate({ name: "Save draft", role: "link" }),
    ];
    expect(matchControl(wanted, others)).toEqual({ kind: "missing" });
  });
});

describe("a name of symbols", () => {
  const plus = { ...wanted, name: "+" };

  test("is the same only if its symbols are", () => {
    const others = [candidate({ name: "" }), candidate({ name: "−" }), candidate({ name: "+" })];
    expect(matchControl(plus, others)).toEqual({ kind: "same", index: 2 });
    expect(matchControl(plus, others.slice(0, 2))).toEqual({ kind: "missing" });
  });

  test("is no name if it is invisible", () => {
    const unseen = { ...wanted, name: "\u200b" };
    expect(matchControl(unseen, [candidate({ name: "" }), candidate({ name: "Cancel" })])).toEqual({
      kind: "missing",
    });
  });

  test("decides between names of the same letters", () => {
    const larger = { ...wanted, name: "A+" };
    const smaller = candidate({ name: "A-", foundBy: { "#save": 1 } });
    expect(matchControl(larger, [smaller, candidate({ name: "A+" })])).toEqual({ kind: "same", index: 1 });
  });
});

describe("a control of another name", () => {
  test("is found by its id", () => {
    expect(
      matchControl(wanted, [
        candidate({ name: "Cancel" }),
        candidate({ name: "Store", foundBy: { "#save": 1 } }),
      ]),
    ).toEqual({
      kind: "renamed",
      index: 1,
    });
  });

  test("is found by its place, if its selectors agree", () => {
    const moved = candidate({ name: "Store", box: near, foundBy: { [wanted.selectors[2] ?? ""]: 1 } });
    expect(matchControl(wanted, [candidate({ name: "Cancel" }), moved])).toEqual({
      kind: "renamed",
      index: 1,
    });
  });

  test("isn't found by its place alone", () => {
    expect(matchControl(wanted, [candidate({ name: "Store", box: near })])).toEqual({ kind: "missing" });
  });

  test("isn't one that lost its name", () => {
    expect(matchControl(wanted, [candidate({ name: " ", foundBy: { "#save": 1 } })])).toEqual({
      kind: "missing",
    });
  });

  test("is the same if its label is hidden and nearly all selectors find it", () => {
    const unlabeled = candidate({
      box: near,
      foundBy: Object.fromEntries(wanted.selectors.map((one) => [one, 1])),
    });
    const cancel = candidate({ name: "Cancel", box: near });
    expect(matchControl(wanted, [cancel, unlabeled])).toEqual({ kind: "same", index: 1 });
  });

  test("is found by its id rather than in its place", () => {
    const others = ["main > button:nth-of-type(1)", "main > button:nth-last-of-type(1)"];
    const cancel = candidate({
      ...{ name: "Cancel", box: near, foundBy: Object.fromEntries(others.map((one) => [one, 1])) },
    });
    const own = candidate({ name: "Store", foundBy: { "#save": 1 } });
    expect(matchControl({ ...wanted, selectors: ["#save", ...others] }, [cancel, own])).toEqual({
      kind: "renamed",
      index: 1,
    });
  });

  test("isn't one that another step uses", () => {
    const cancel = candidate({ name: "Cancel", box: near, foundBy: { [wanted.selectors[2] ?? ""]: 1 } });
    expect(matchControl(wanted, [cancel], new Set(["Cancel"]))).toEqual({ kind: "missing" });
  });

  test("isn't chosen between two with the same evidence", () => {
    const twins = [1, 2].map((n) => candidate({ name: `Way ${n}x`, foundBy: { "#save": 2 }, box: near }));
    expect(matchControl(wanted, twins)).toEqual({ kind: "missing" });
  });
});

describe("a button with only an icon", () => {
  const first = "body > button:nth-of-type(1)";
  const last = "body > button:nth-last-of-type(1)";
  const icon = {
    ...wanted,
    name: "Print",
    selectors: [first, last],
    box: { x: 100, y: 20, width: 32, height: 32 },
  };
  const isAt = (x: number, width = 32) => ({ x, y: 20, width, height: 32 });

  test("differs by its size from a new button before it", () => {
    const other = candidate({ name: "Preview", box: isAt(100, 110), foundBy: { [first]: 1 } });
    const own = candidate({ name: "Paper copy", box: isAt(214), foundBy: { [last]: 1 } });
    expect(matchControl(icon, [other, own])).toEqual({ kind: "renamed", index: 1 });
  });

  test("isn't found by its place and size alone", () => {
    expect(matchControl(icon, [candidate({ name: "Export", box: isAt(104) })])).toEqual({ kind: "missing" });
  });
});

test("a new button in the place of a control isn't taken for it if selectors find both", () => {
  const [before, after] = ["main > button:nth-of-type(1)", "main > button:nth-last-of-type(1)"];
  const controls = [
    candidate({ name: "Preview", box: near, foundBy: { [before]: 1 } }),
    candidate({ name: "Store", box: { ...near, x: 240 }, foundBy: { [after]: 1 } }),
  ];
  expect(matchControl({ ...wanted, selectors: [before, after] }, controls)).toEqual({ kind: "missing" });
});

describe("a new button beside a renamed one", () => {
  const [start, end] = ["form > button:nth-of-type(1)", "form > button:nth-last-of-type(1)"];
  const builtAlike = [
    "form > :nth-child(1 of button[type]:has(> svg))",
    "form > :nth-last-child(1 of button[type]:has(> svg))",
  ] as const;
  const invite = { ...wanted, name: "Invite", selectors: [...builtAlike, start, end] };
  const found = (selectors: string[]) => Object.fromEntries(selectors.map((one) => [one, 1]));

  test("isn't taken for it if it is built in another way", () => {
    const other = candidate({ name: "Import list", box: near, foundBy: found([start]) });
    const own = candidate({
      ...{ name: "Ask someone", box: { ...near, x: 200 }, foundBy: found([...builtAlike, end]) },
    });
    expect(matchControl(invite, [other, own])).toEqual({ kind: "renamed", index: 1 });
  });

  test("leaves it unknown which is which if both are built alike", () => {
    const other = candidate({ name: "Import list", box: near, foundBy: found([builtAlike[0], start]) });
    const own = candidate({
      ...{ name: "Ask someone", box: { ...near, x: 200 }, foundBy: found([builtAlike[1], end]) },
    });
    expect(matchControl(invite, [other, own])).toEqual({ kind: "missing" });
  });
});

test("a control without a name is found by its selectors, and has no new name", () => {
  const nameless = { ...wanted, name: "" };
  expect(matchControl(nameless, [candidate({ foundBy: { "#save": 1 } })])).toEqual({
    kind: "same",
    index: 0,
  });
});

test("a control at the same place is the renamed one if all beside it are as they were", () => {
  const moved = { ...wanted, selectors: [] };
  const own = [candidate({ name: "Keep", box: near })];
  expect(matchControl(moved, own)).toEqual({ kind: "missing" });
  expect(matchControl({ ...moved, areNeighborsThere: true }, own)).toEqual({ kind: "renamed", index: 0 });
  const twin = candidate({ name: "Print", box: { ...near, x: 220 } });
  expect(matchControl({ ...moved, areNeighborsThere: true }, [...own, twin])).toEqual({ kind: "missing" });
  const far = [candidate({ name: "Keep" })];
  expect(matchControl({ ...moved, areNeighborsThere: true }, far)).toEqual({ kind: "missing" });
});

test("a field without a label of its own may be renamed beside steps without a name", () => {
  const field = { ...wanted, role: "textbox", name: "Customer", selectors: ["#customer"], box: near };
  const labelled = candidate({ ...{ role: "textbox", name: "Client", accessibleName: "" }, box: near });
  const found = { ...labelled, foundBy: { "#customer": 1 } };
  expect(matchControl(field, [found], new Set([""]))).toEqual({ kind: "renamed", index: 0 });
});

describe("a control that only shows a symbol", () => {
  const bins = ["Delete Ada", "Delete Grace"].map((name) => candidate({ name, accessibleName: "🗑" }));

  test("is found by the symbol that older guides call it", () => {
    expect(matchControl({ ...wanted, name: "🗑", selectors: [] }, bins)).toEqual({ kind: "same", index: 0 });
  });

  test("is found by its tooltip before any symbol", () => {
    const grace = { ...wanted, name: "Delete Grace", selectors: [] };
    expect(matchControl(grace, bins)).toEqual({ kind: "same", index: 1 });
    expect(matchControl({ ...grace, name: "Delete Alan" }, bins)).toEqual({ kind: "missing" });
  });
});
