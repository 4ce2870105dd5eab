/** Where a replay presses, and what a press is recorded as, in parts with more than one thing to press. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import type { ClickVerb } from "#shared/enumerations.ts";
import { startClickRecording } from "#tests/support/click-recording.ts";
import { servePages } from "#tests/support/served-pages.ts";

const style = `<style>
  body { font: 16px sans-serif; margin: 30px } main > * { margin: 12px 0 } input { margin: 0 }
  .hidden { position: absolute; opacity: 0; width: 13px; height: 13px }
  .terms { display: block; width: 300px; text-align: center } .terms input { width: 0; height: 0 }
  .bed { display: flex; justify-content: center; width: 400px; height: 90px; border: 1px solid #888; position: relative }
  .bed span { position: absolute; left: 10px; top: 30px; width: 20px; height: 20px } .bed button { width: 200px }
  .soils { border: 1px solid #888; width: 300px } .soils label { display: block; padding: 8px; cursor: pointer }
  .dots { border: 1px solid #888; width: 200px; padding: 20px; text-align: center } .dots button { padding: 0; border: 0; width: 6px; height: 6px } .dots .next { width: 60px; height: 40px }
  .under { position: relative; width: 200px; height: 40px } .under * { position: absolute; inset: 0 }
  .list { position: relative; display: block; border: 1px solid #888; width: 260px; height: 34px; cursor: pointer }
  .list i { position: absolute; inset: 6px } .list b { position: absolute; right: 4px; top: 6px; z-index: 1 } .list input { opacity: 0; width: 4px }
  .row { display: flex; gap: 40px; padding: 20px; border: 1px solid #888; width: 500px; cursor: pointer }
</style>`;
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Garden</title>${style}<main role="main"><h1>Garden</h1>${body}<output></output></main>
   <script>const say = (text) => { document.querySelector("output").textContent += text + ";" }</script>`;
const list = (name: string) => `<div class="list"><i>Pick ${name}</i><b role="button" aria-label="Empty">x</b>
  <input role="combobox" aria-label="${name}" aria-expanded="false" aria-controls="none"></div>`;
const pages = {
  "/replayed": page(`
    <label class="terms"><input class="hidden" type="checkbox" id="terms"> You and <a href="/terms">our whole terms</a> agree</label>
    <div class="bed"><span><input class="hidden" type="checkbox" id="bed" aria-label="North bed"></span><button onclick="say('Deleted')">Delete</button></div>
    <div class="soils" onclick="say(event.target.closest('label')?.textContent ?? 'Beside')">
      <input class="hidden" type="radio" name="soil" id="clay"><label for="clay">Clay</label>
      <input class="hidden" type="radio" name="soil" id="loam"><label for="loam">Loam</label>
      <input class="hidden" type="radio" name="soil" id="sand"><label for="sand">Sand</label></div>
    <div class="dots"><button aria-label="Photo 1" onclick="say('Photo 1')"></button><button class="next" onclick="say('Next')">Next</button><button aria-label="Photo 2" onclick="say('Photo 2')"></button></div>
    <button id="nameless" onclick="say('Nameless')" style="width:30px;height:30px"></button>
    <div class="under"><button onclick="say('Under')">Water now</button><div onclick="say('Over')"></div></div>
    <div role="checkbox" aria-checked="false" tabindex="0" onclick="say('Stuck')">Frost alarm</div>`),
  "/terms": page(""),
  "/searched":
    page(`<input type="search" aria-label="Find a seed" oninput="document.querySelector('.seed').hidden = this.value !== ''">
    <input aria-label="Packet" oninput="say('Typed')"><button class="seed" onclick="say('Beans')">Beans</button>`),
  "/fading": page(`<style>@keyframes fade { to { opacity: 0 } }</style>
    <button onclick="say('Watered')">Water now</button>
    <div style="position:fixed;inset:0" onanimationend="this.remove()"><button onclick="this.parentElement.style.animation='fade 0.7s'">Close</button></div>`),
  "/component": page(`<plant-button onclick="say('Planted')">Plant now</plant-button>
    <script>customElements.define("plant-button", class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = '<button style="padding:9px"><span><slot></slot></span></button>'; }
    });</script>`),
  "/menu":
    page(`<div style="position:relative;width:200px;height:40px;cursor:pointer" onclick="document.querySelector('[role=menu]').hidden = false">
      <span style="position:absolute;inset:9px;pointer-events:none">Pick a bed</span></div>
    <div role="menu" aria-label="Beds" hidden><a role="menuitemradio" aria-checked="false" tabindex="0" href="#north" onclick="this.parentElement.hidden = true; say('North')">North bed</a></div>`),
  "/drawn":
    page(`<plant-tick role="radio" aria-checked="false" tabindex="0" onclick="this.setAttribute('aria-checked', true); say('Ticked')">Water daily</plant-tick>
    <p><plant-key id="sow"></plant-key> <plant-key></plant-key></p>
    <script>
    const draw = (name, html) => customElements.define(name, class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = html(this); }
    });
    draw("plant-tick", () => "<label><slot></slot> <b>○</b></label>");
    draw("plant-key", ({ id }) => "<button>" + (id ? "Sow the seeds" : "Not now") + "</button>");
    document.querySelector("#sow").onclick = () => say("Sown");
    </script>`),
  "/framed": page(`<iframe src="/inner" title="Beds" style="margin:40px;border:5px solid #888"></iframe>`),
  "/inner": page(
    `<label><input class="hidden" type="checkbox"> Mulch</label><button onclick="say('Dug')">Dig</button>`,
  ),
  "/recorded": page(`
    <div class="row" onclick="say('Row')"><span>Rose garden</span><input role="combobox" aria-label="Owner" value="" aria-expanded="false" aria-controls="none"></div>
    <div role="region" aria-label="Plants"><div role="group">${list("Plant")}</div></div>
    <ul role="listbox" aria-label="Tools"><li style="cursor:pointer">Rake</li></ul>
    <plant-key id="sow" role="listitem"></plant-key><script>customElements.define("plant-key", class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<button>Sow</button>"; }
    });</script>
    <dialog open aria-label="New bed" style="position:fixed;inset:30px 30px auto auto;margin:0">${list("Herb")}</dialog>`),
};

const served = servePages(pages);

const viewport = { width: 900, height: 800 };

type Wanted = [verb: ClickVerb, role: string, name: string, selectors?: string[]];

async function replay(
  wanted: Wanted[],
  path = "/replayed",
): Promise<{ page: Page; said: string; states: unknown[] }> {
  const open = await (await served.browser.newContext({ viewport })).newPage();
  const url = served.site.url + path;
  const base = { url, pageTitle: "Garden", dialogTitle: "" };
  const steps = wanted.map(([verb, role, name, selectors = []]) => ({
    click: { ...base, verb, role, name, selectors, value: verb === "check" ? "on" : null },
    box: null,
    isSafeToPress: false,
  }));
  const options = { isAllowed: () => true, signal: new AbortController().signal, patienceMs: 4_000 };
  const replayed = await replaySteps(open, steps, options);
  const said = new URL(open.url()).pathname === path ? await open.locator("output").innerText() : "gone";
  return { page: open, said, states: replayed.map(({ state, isPressed }) => [state, isPressed]) };
}

test("a hidden control is pressed where nothing else is", async () => {
  const found = await replay([
    ["check", "checkbox", "You and our whole terms agree"],
    ["check", "checkbox", "North bed"],
    ["check", "radio", "Sand"],
    ["click", "button", "Photo 1"],
    ["click", "button", "Photo 2"],
  ]);
  expect(found.states).toEqual(Array.from({ length: 5 }, () => ["works", true]));
  expect(found.said).toBe("Sand;Beside;Photo 1;Photo 2;");
  for (const id of ["terms", "bed", "sand"])
    await expect.poll(() => found.page.locator(`#${id}`).isChecked(), { message: id }).toBe(true);
});

test("controls in a frame are found and pressed at their place in the page", async () => {
  const found = await replay(
    [
      ["check", "checkbox", "Mulch"],
      ["click", "button", "Dig", ["main > button"]],
    ],
    "/framed",
  );
  expect(found.states).toEqual([
    ["works", true],
    ["works", true],
  ]);
  const inner = found.page.frameLocator("iframe");
  await expect.poll(() => inner.getByRole("checkbox").isChecked()).toBe(true);
  await expect.poll(() => inner.locator("output").innerText()).toBe("Dug;");
});

test("a search field stays empty, so that what later steps need is still shown", {
  tags: "long",
}, async () => {
  const { said, states } = await replay(
    [
      ["type", "searchbox", "Find a seed"],
      ["type", "textbox", "Packet"],
      ["click", "button", "Beans"],
    ],
    "/searched",
  );
  expect(states).toEqual(Array.from({ length: 3 }, () => ["works", true]));
  expect(said).toBe("Typed;Beans;");
});

test("a component's button is pressed where its own text is", { tags: "long" }, async () => {
  const { said, states } = await replay([["click", "button", "Plant now"]], "/component");
  expect(states).toEqual([["works", true]]);
  expect(said).toBe("Planted;");
});

test("text that lets presses through is pressed, and a choice is made that its menu closes after", async () => {
  const { said, states } = await replay(
    [
      ["click", "", "Pick a bed"],
      ["check", "menuitemradio", "North bed"],
    ],
    "/menu",
  );
  expect(states).toEqual([
    ["works", true],
    ["works", true],
  ]);
  expect(said).toBe("North;");
});

test("a component is pressed on the label it draws, and its renamed button is found by the component's id", async () => {
  const { said, states } = await replay(
    [
      ["check", "radio", "Water daily"],
      ["click", "button", "Plant the seeds", ["#sow", "button"]],
    ],
    "/drawn",
  );
  expect(states).toEqual([
    ["works", true],
    ["renamed", true],
  ]);
  expect(said).toBe("Ticked;Sown;");
});

test("a control below a dialog is pressed once the dialog has faded out", {
  tags: "long",
}, async () => {
  const { said, states } = await replay(
    [
      ["click", "button", "Close"],
      ["click", "button", "Water now"],
    ],
    "/fading",
  );
  expect(states).toEqual([
    ["works", true],
    ["works", true],
  ]);
  expect(said).toBe("Watered;");
});

test("what can't be pressed, stays as it is or has no name isn't said to be used", {
  tags: "long",
}, async () => {
  const found = await replay([
    ["click", "button", "", ["#nameless"]],
    ["click", "button", "Water now"],
    ["check", "checkbox", "Frost alarm"],
  ]);
  expect(found.states).toEqual([
    ["works", false],
    ["unchecked", false],
    ["unchecked", false],
  ]);
  expect(found.said).toBe("Stuck;");
});

test("a press is recorded as the drawn list only in its own part", {
  tags: "long",
}, async () => {
  const {
    page: open,
    recorder,
    counted,
  } = await startClickRecording(served.browser, `${served.site.url}/recorded`, { viewport });
  const pressed = ["Rose garden", "Pick Plant", "Pick Herb"].map((text) => open.getByText(text));
  const buttons = [open.locator("dialog b"), open.getByText("Rake"), open.locator("#sow")];
  for (const [index, part] of [...pressed, ...buttons].entries()) {
    await part.click();
    await counted(index + 2);
  }
  const steps = (await recorder.end()).slice(1).map(({ step }) => step);
  expect(steps.map(({ role, name, dialogTitle }) => [role, name, dialogTitle])).toEqual([
    ["", "Rose garden", ""],
    ["combobox", "Plant", ""],
    ["combobox", "Herb", "New bed"],
    ["button", "Empty", "New bed"],
    // An option without a role is no list.
    ["", "Rake", ""],
    ["button", "Sow", ""],
  ]);
  // A component is found again by its own place.
  expect(steps.at(-1)?.selectors?.[0]).toBe("#sow");
});
