/** Controls without a good name of their own: recorded as a person would call them, and found again by a check. */
import { expect, test } from "vitest";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { recordAndReplay } from "#tests/support/record-and-replay.ts";

const long = "Everything in the plan below, and as many projects as a large team will ever need.";
const html = (body: string) =>
  `<!doctype html><html lang="en"><title>Plan</title><style>.p{cursor:pointer}td,div,label{padding:6px}</style>${body}`;
const pages = {
  "/fields": html(`<table><tr><td>Company name</td><td><input class="company"></td></tr></table>
    <table><tr><th></th><th>Customer</th></tr><tr><td><input type="checkbox"></td><td>Weiß KG</td></tr></table>
    <div>Seats:</div><input class="seats"><div contenteditable data-placeholder="Add a comment"></div>`),
  "/parts":
    html(`<label><input type="radio" style="opacity:0"><strong>Business</strong><div>${long}</div></label>
    <a href="#beans"><h3>Coffee beans</h3><p>${long}</p></a><table><tr class="p"><td>4711</td><td>Kranz</td></tr></table>
    <label class="p">Choose a file<input type="file" hidden></label>
    <svg width="40" height="40"><rect class="p" width="40" height="40"><title>April</title></rect></svg>
    <div class="p icon"><svg width="20" height="20"></svg></div>
    <div class="p calendar"><svg width="20" height="20"><title>Calendar</title></svg></div>`),
  "/people":
    html(`<label>Person <input oninput="if(this.value==='ada')document.body.insertAdjacentHTML('beforeend',
    '<div role=option class=p>Ada Lovelace</div>')"></label>`),
};

const { start, record, replay } = recordAndReplay(pages);
const isSafeToPress = true;

test("fields get the text beside them, or that of their row or column", async () => {
  const steps = await record("/fields", (page) =>
    [".company", "[type=checkbox]", ".seats", "[contenteditable]"].map((one) => page.locator(one)),
  );
  const names = ["Company name", "Weiß KG", "Seats", "Add a comment"];
  expect(steps.map(({ name }) => name)).toEqual(names);
  expect(await replay(steps, { isSafeToPress })).toEqual(names.map((name) => `works ${name}`));
});

test("parts get their title, and none is left out", async () => {
  const steps = await record("/parts", (page) =>
    ["strong", "h3", "text=Kranz", "text=Choose a file", "rect", ".icon", ".calendar"].map((one) =>
      page.locator(one),
    ),
  );
  const names = ["Business", "Coffee beans", "4711 Kranz", "Choose a file", "April", "", "Calendar"];
  expect(steps.map(({ name }) => name)).toEqual(names);
  expect(await replay(steps, { isSafeToPress })).toEqual(names.map((name) => `works ${name}`));
});

test("an option that only what was typed brings isn't missing", async () => {
  const { page, recorder, countedAtLeast, counted } = await start("/people");
  await page.getByLabel("Person").click();
  await page.keyboard.type("ada");
  await countedAtLeast(3);
  await page.getByText("Ada Lovelace").click();
  await counted(4);
  const { steps } = openClicksFile(packClicks(await recorder.end()));
  expect((await replay(steps, { isSafeToPress })).at(-1)).toBe("unchecked ");
});
