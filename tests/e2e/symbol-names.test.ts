/** Controls that only show a symbol: recorded by their tooltips, and found again, also by the names that older guides have. */
import { expect, test } from "vitest";
import { recordAndReplay } from "#tests/support/record-and-replay.ts";

/** Its tooltip is there under the pointer only. */
const menu = `<button id="menu" onpointerenter="this.setAttribute('aria-describedby','tip');this.insertAdjacentHTML('afterend','<span id=tip role=tooltip>Open menu</span>')"
  onpointerleave="this.removeAttribute('aria-describedby');tip.remove()">☰</button>`;
const pages = {
  "/": `<!doctype html><html lang="en"><title>Files</title><style>button,div{margin:12px}div{cursor:pointer;width:30px}[contenteditable]{width:200px;height:40px}</style>
    <button title="Open settings">⚙️</button><span title="Share file"><button>🔗</button></span>
    <button data-tooltip="More actions"><i class="material-icons">more_vert</i></button>
    <div title="Archive" onclick="1">🗄</div>${menu}<p contenteditable aria-label="Note"></p>`,
};
const shown = { "Open settings": "⚙️", "Share file": "🔗", "More actions": "more_vert", "Open menu": "☰" };

const { record, replay } = recordAndReplay(pages);

test("are called what their tooltips say, and found again", async () => {
  const steps = await record("/", (page) => [
    ...["⚙️", "🔗", "more_vert", "🗄", "☰"].map((text) => page.getByText(text)),
    page.locator("[contenteditable]"),
  ]);
  const names = ["Open settings", "Share file", "More actions", "Archive", "Open menu", "Note"];
  expect(steps.map(({ name }) => name)).toEqual(names);
  expect(await replay(steps)).toEqual(names.map((name) => `works ${name}`));

  const older = steps.map((step) => ({
    ...step,
    name: shown[step.name as keyof typeof shown] ?? step.name,
    selectors: [],
  }));
  const found = older.filter(({ name }) => Object.values(shown).includes(name));
  expect((await replay(found)).map((line) => line.split(" ")[0])).toEqual(found.map(() => "works"));
});
