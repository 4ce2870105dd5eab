/** Random forms whose pages repeat what is typed into them in many places and spellings. */
import fc from "fast-check";
import type { Page } from "playwright-core";
import sharp from "sharp";

export interface FuzzedField {
  kind: (typeof kinds)[number];
  label: string;
  /** No two are the same, so that one in a file must have been typed. */
  words: [string, string];
  shape: (typeof shapes)[number];
  /** Where the page repeats what is typed. */
  place: (typeof places)[number];
  spelling: (typeof spellings)[number];
  /** Letters that the page shows of a text that it cuts. */
  cutAt: number;
  /** All in one go, as when it is pasted. */
  isInserted: boolean;
}

const kinds = [
  ...["text", "email", "password", "tel", "search", "url", "number", "textarea", "editable", "shadow"],
  // One that only its page sees into, boxes for one letter each, one whose value is also an attribute, one that
  // passes each letter on, a part that only listens to keys, and a field in a frame.
  ...["closed", "letters", "controlled", "passing", "keys", "frame", "file"],
  // A number that the browser refuses, and half a date. Their value is empty.
  ...["rejected", "date"],
] as const;
const places = [
  ...["nowhere", "button", "aria-label", "title", "path", "query", "heading", "label", "placeholder", "alt"],
  ...["attributes", "link", "option", "dialog", "chip", "inside", "after", "tooltip"],
] as const;
const spellings = [
  "whole",
  "upper case",
  "first word",
  "cut",
  "cut twice",
  "slug",
  "encoded",
  "grouped",
] as const;
const shapes = ["words", "email", "signs", "accents", "lines", "sentence"] as const;

/** Their letters are in nothing that recorders write. */
const word = fc.oneof(fc.stringMatching(/^[qz][a-z][0-9]{6}$/), fc.stringMatching(/^[jqxz]{4}$/));
const keptByBrowser = new Set(["rejected", "date"]);
const insertable = new Set(
  "text email password tel search url textarea editable shadow closed controlled frame".split(" "),
);

const field = fc
  .record({
    kind: fc.constantFrom(...kinds),
    label: fc.constantFrom("Name", "Card number", "Notes", ""),
    words: fc.tuple(word, word),
    shape: fc.constantFrom(...shapes),
    place: fc.constantFrom(...places),
    spelling: fc.constantFrom(...spellings),
    cutAt: fc.integer({ min: 4, max: 24 }),
    isInserted: fc.boolean(),
  })
  .map(
    (one): FuzzedField => ({
      ...one,
      place: keptByBrowser.has(one.kind) ? "nowhere" : one.place,
      isInserted: one.isInserted && insertable.has(one.kind),
    }),
  );

export const fuzzedForms: fc.Arbitrary<FuzzedField[]> = fc.array(field, { minLength: 1, maxLength: 2 });

/** What is typed, or the name of the chosen file. */
function typedValueOf({ kind, words: [one, other], shape }: FuzzedField): string {
  if (kind === "number") return digitsOf(one) + digitsOf(other);
  if (kind === "rejected") return `${digitsOf(one)}-${digitsOf(other)}`;
  if (kind === "date") return "1231";
  if (kind === "letters") return one;
  if (kind === "file") return `${one} ${other}.pdf`;
  if (shape === "email" || kind === "email") return `${one}.${other}@example.org`;
  if (shape === "signs") return `${one}+${other}/50%`;
  // Playwright inserts these letters without keys.
  if (shape === "accents" && kind !== "keys") return `${one}é ${other}ß`;
  if (shape === "sentence") return `${one} has been ill since ${other} came back`;
  const isLong = kind === "textarea" || kind === "editable";
  return shape === "lines" && isLong ? `${one}\n${other}` : `${one} ${other}`;
}

function digitsOf(word: string): string {
  return word.replace(/[a-z]/g, (letter) => String(letter.charCodeAt(0) % 10));
}

function secretsOf(one: FuzzedField): string[] {
  const { kind, words, spelling } = one;
  if (kind === "date") return [];
  if (kind === "number" || kind === "rejected") return [typedValueOf(one).replace("-", "")];
  const start = spelling.startsWith("cut") ? [words[0].slice(0, 4)] : [];
  if (kind === "letters") return [words[0], ...start];
  return isFirstOfSentence(one) ? words.filter((word) => /\d/.test(word)) : [...words, ...start];
}

/** Words of a sentence are only secrets on their own if they have digits. */
function isFirstOfSentence({ kind, shape, spelling }: FuzzedField): boolean {
  return shape === "sentence" && kind !== "email" && kind !== "file" && spelling === "first word";
}

/** What `showForm` needs of each field. */
export function shownFieldsOf(fields: FuzzedField[]): ShownField[] {
  return fields.map((field) => ({
    field,
    value: typedValueOf(field),
    isRepeatSecret: !isFirstOfSentence(field) || /\d/.test(field.words[0]),
  }));
}

interface ShownField {
  field: FuzzedField;
  value: string;
  /** False if the page only repeats a word that anyone could have written. */
  isRepeatSecret: boolean;
}

/** The secrets of the form that a text has, in any spelling. */
export function leaksIn(text: string, fields: FuzzedField[]): string[] {
  const letters = text.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return fields.flatMap(secretsOf).filter((secret) => letters.includes(secret));
}

/** Of a page that `showForm` fills. */
export const emptyForm = `<!doctype html><html lang=en><title>Form</title>
  <body><div class=corner style="position:fixed;right:0;bottom:0;width:20px;height:20px;background:#0c0"></div>`;

/** What is typed and secret is magenta, and nothing else in the page is. A green corner says that the picture isn't all gray. */
export async function showsTypedText(picture: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const corner = ((info.height - 8) * info.width + info.width - 8) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(corner, corner + 3);
  if (g - r < 100 || g - b < 100) throw new Error("The picture doesn't show the page.");
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (red - green > 100 && blue - green > 100) return true;
  }
  return false;
}

/** Fills in the form as a person does, and presses the button beside each field. */
export async function fillIn(page: Page, fields: FuzzedField[]): Promise<void> {
  for (const [index, one] of fields.entries()) {
    const value = typedValueOf(one);
    const at = page.locator(`.at-${index}`);
    if (one.kind === "file")
      await at.setInputFiles({ name: value, mimeType: "application/pdf", buffer: Buffer.from("x") });
    else {
      await at.click();
      // The recorder may hold the press back.
      await at.evaluate(
        (element) =>
          new Promise<void>((resolve) => {
            const look = () => {
              const { activeElement } = element.getRootNode() as Document | ShadowRoot;
              if (element.contains(activeElement)) resolve();
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
      if (one.isInserted) await page.keyboard.insertText(value);
      else await page.keyboard.type(value);
    }
    await page.locator(`.filled-${index}`).waitFor({ state: "attached" });
    if (one.place === "option") {
      await page.locator(`.choice-${index}`).focus();
      await page.keyboard.press("ArrowDown");
    }
    await page.locator(`.go-${index}`).click();
    await page.locator(`.pressed-${index}`).waitFor({ state: "attached" });
  }
}

/** Runs in the page, so it must not refer to anything outside of the function. */
export function showForm(fields: ShownField[]): void {
  const style = document.createElement("style");
  style.textContent = `
    body { font: bold 18px sans-serif; margin: 8px; color: #000 } a { color: #000 }
    input:not([type=file]):not([type=date]), textarea, [contenteditable], .typed, .typed::placeholder, .secret[data-shown]::after,
    select:has(.typed:checked) { color: #f0f }
    input, textarea, select, button, [contenteditable], .keys { font: inherit; caret-color: #000 }
    input, textarea, [contenteditable], .keys { width: 260px; min-height: 22px; border: 1px solid #888 }
    .common, .common::placeholder { color: #000 }
    [data-shown]::after { content: attr(data-shown) } .letters input { width: 22px; min-height: 0 }
    iframe { width: 280px; height: 40px; border: 0 } p { margin: 4px 0 }`;
  document.head.append(style);
  document.body.replaceChildren(...document.querySelectorAll(".corner"));
  document.title = "Form";
  history.replaceState(null, "", "/form");
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = "") => {
    const made = document.createElement(name);
    made.className = className;
    made.spellcheck = false;
    return made;
  };

  for (const [index, { field, value, isRepeatSecret }] of fields.entries()) {
    const host = make("p");
    const label = make("label");
    const go = make(field.place === "link" ? "a" : "button", `go-${index}`);
    go.textContent = `Save ${index}`;
    const beside = make("span");
    label.append(field.label, " ");

    const spelled = (text: string) => {
      const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
      if (field.spelling === "upper case") return text.toUpperCase();
      if (field.spelling === "first word") return text.split(/[\s@,.]+/)[0] ?? "";
      if (field.spelling === "cut") return `${text.slice(0, field.cutAt)}…`;
      if (field.spelling === "cut twice") return `More... ${text.slice(0, field.cutAt)}...`;
      if (field.spelling === "slug") return plain.toLowerCase().replace(/[^a-z0-9]+/g, "-");
      if (field.spelling === "encoded") return encodeURIComponent(text);
      return field.spelling === "grouped" ? text.replace(/(.{4})/g, "$1 ") : text;
    };
    const repeated = isRepeatSecret ? "typed" : "common";
    const show = (element: HTMLElement, text: string) => {
      element.textContent = text;
      element.classList.add(repeated);
    };
    let classes: string[] = [];
    const repeat = (text: string) => {
      const shown = spelled(text);
      const address = field.spelling === "encoded" ? shown : encodeURIComponent(shown);
      switch (field.place) {
        case "button":
          return show(go, `Save ${shown}`);
        case "aria-label":
          return go.setAttribute("aria-label", `Save ${shown}`);
        case "title":
          document.title = `Form of ${shown}`;
          return;
        case "path":
          return history.replaceState(null, "", `/form/${address}/edit`);
        case "query":
          return history.replaceState(null, "", `/form?q=${address}#${address}`);
        case "heading": {
          const heading = make("h2");
          show(heading, `For ${shown}`);
          return beside.replaceChildren(heading);
        }
        case "placeholder": {
          const other = make("input", repeated);
          other.placeholder = shown;
          return beside.replaceChildren(other);
        }
        case "alt": {
          const picture = make("img", repeated);
          picture.alt = shown;
          return beside.replaceChildren(picture);
        }
        case "attributes":
          go.id = shown;
          go.dataset.testid = shown;
          go.setAttribute("name", shown);
          // A page that kept those from before would show the first words on their own.
          go.classList.remove(...classes);
          classes = [shown.replace(/[^a-z]+/gi, "-"), `of-${shown.replace(/\s+/g, "-")}`];
          go.classList.add(...classes);
          return;
        case "link":
          return go.setAttribute("href", `#/people/${address}`);
        case "option": {
          const choice = make("select", `choice-${index}`);
          const chosen = new Option(shown);
          chosen.className = repeated;
          choice.append(new Option("None"), chosen);
          return beside.replaceChildren(choice);
        }
        case "dialog":
          host.role = "dialog";
          return host.setAttribute("aria-label", `Edit ${shown}`);
        case "after":
          if (isRepeatSecret) go.classList.add("secret");
          go.dataset.shown = shown;
          return;
        case "tooltip":
          go.title = shown;
          go.textContent = "";
          return;
        default:
      }
    };
    /** Pages may show the first two letters. From the third on, they are a secret. */
    const typed = (text: string) => {
      if (text.length > 2 && field.place !== "chip" && field.place !== "inside") repeat(text);
      const letters = (one: string) => one.replace(/[\s\p{Cf}]+/gu, "");
      if (letters(text) !== letters(value)) return;
      if (field.place === "chip") {
        show(go, `${spelled(text)} ×`);
        if (input instanceof HTMLInputElement && field.kind !== "file") input.value = "";
      }
      if (field.place === "inside" && field.kind === "editable") {
        show(go, spelled(text));
        go.contentEditable = "false";
        input.replaceChildren("To ", go);
      }
      host.classList.add(`filled-${index}`);
    };
    go.addEventListener("click", (event) => {
      event.preventDefault();
      host.classList.add(`pressed-${index}`);
    });

    const types = ["email", "password", "tel", "search", "url", "number", "file"];
    const input = make(
      field.kind === "textarea" || field.kind === "passing"
        ? "textarea"
        : ["editable", "keys"].includes(field.kind)
          ? "div"
          : "input",
      `at-${index}`,
    );
    if (types.includes(field.kind)) (input as HTMLInputElement).type = field.kind;
    if (field.kind === "rejected" || field.kind === "date") {
      (input as HTMLInputElement).type = field.kind === "date" ? "date" : "number";
      let keys = 0;
      input.addEventListener("keyup", () => {
        keys += 1;
        input.classList.add("typed");
        if (keys === value.length) host.classList.add(`filled-${index}`);
      });
    }
    if (field.kind === "editable") input.contentEditable = "true";
    const textNow = () => {
      if (input instanceof HTMLInputElement && input.type === "file") return input.files?.[0]?.name ?? "";
      return "value" in input ? (input.value as string) : input.innerText;
    };
    let area: HTMLElement = input;
    if (field.kind === "letters") {
      area = make("span", "letters");
      for (let at = 0; at < value.length; at += 1) {
        const box = make("input", at === 0 ? `at-${index}` : "");
        box.maxLength = 1;
        box.addEventListener("input", () => {
          (box.nextElementSibling as HTMLElement | null)?.focus();
          typed([...area.children].map((one) => (one as HTMLInputElement).value).join(""));
        });
        area.append(box);
      }
    } else if (field.kind === "keys") {
      input.className += " keys";
      input.tabIndex = 0;
      input.addEventListener("keydown", (event) => {
        const { key } = event as KeyboardEvent;
        if (key.length === 1) input.textContent += key;
        input.classList.toggle("typed", textNow().length > 2);
        typed(textNow());
      });
    } else if (field.kind === "passing") {
      area = make("span");
      const shown = make("span");
      input.addEventListener("input", () => {
        shown.textContent += textNow();
        shown.classList.toggle("typed", (shown.textContent ?? "").length > 2);
        (input as HTMLTextAreaElement).value = "";
        typed(shown.textContent ?? "");
      });
      area.append(input, shown);
    } else if (field.kind === "frame") {
      const frame = make("iframe", `at-${index}`);
      frame.srcdoc = "<!doctype html><body style='margin:0;font:bold 18px sans-serif'>";
      frame.addEventListener("load", () => {
        const inner = frame.contentDocument?.createElement("input");
        if (!inner) return;
        inner.style.cssText = "color:#f0f;width:260px;height:34px;font:inherit;caret-color:#000";
        inner.addEventListener("input", () => typed(inner.value));
        frame.contentDocument?.body.append(inner);
        host.classList.add(`ready-${index}`);
      });
      area = frame;
    } else {
      input.addEventListener(field.kind === "file" ? "change" : "input", () => {
        if (field.kind === "controlled") input.setAttribute("value", textNow());
        if (field.kind === "file") input.classList.add("typed");
        typed(textNow());
      });
      if (field.kind === "shadow" || field.kind === "closed") {
        area = make("span", field.kind === "closed" ? `at-${index}` : "");
        const isOpen = field.kind === "shadow";
        if (!isOpen) input.className = "";
        input.style.cssText = "color:#f0f;width:260px;height:24px;font:inherit;caret-color:#000";
        area.attachShadow({ mode: isOpen ? "open" : "closed" }).append(input);
      }
    }
    if (field.kind !== "frame") host.classList.add(`ready-${index}`);
    // The name of a label around a field includes the field's value.
    if (field.place === "label") label.append(area);
    host.append(label, ...(field.place === "label" ? [] : [area]), beside);
    if (field.place !== "inside" || field.kind !== "editable") host.append(go);
    document.body.append(host);
  }
}
