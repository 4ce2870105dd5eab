/**
 * Reads what the Recorder of Chrome's developer tools exports as JSON (the format of `@puppeteer/replay`). It has no
 * pictures and no times. Names come from its ARIA selectors, and typed values are dropped.
 */
import { z } from "zod";
import { cleanClick, isNamedKey } from "./clean-click.ts";
import { joinClicks } from "./join-clicks.ts";
import { type Click, type ClickStep, ClicksError, clickLimits } from "./step-clicks.ts";
import { createTypedKeys } from "./typed-keys.ts";
import { createKnownWords, secretWords, type TypedSecrets } from "./typed-secrets.ts";

const text = z.string().max(20_000);
const selector = z.union([text, z.array(text).min(1).max(20)]);
const chromeStep = z.object({
  type: text,
  selectors: z.array(selector).max(50).optional(),
  value: text.optional(),
  key: text.optional(),
  url: text.optional(),
  button: text.optional(),
  frame: z.array(z.number().int()).max(20).optional(),
  assertedEvents: z
    .array(z.object({ url: text.optional(), title: text.optional() }))
    .max(20)
    .optional(),
});

export type ChromeStep = z.infer<typeof chromeStep>;
export interface ChromeRecording {
  steps: ChromeStep[];
}

/** Of all types. Only some of them become steps of a guide. */
const maxRecordedSteps = 1_000;
const chromeRecording = z.object({ steps: z.array(chromeStep).max(maxRecordedSteps) });

export function isChromeRecording(json: unknown): json is { steps: unknown[] } {
  if (typeof json !== "object" || json === null || !("steps" in json) || !Array.isArray(json.steps))
    return false;
  return json.steps.some((step: unknown) => typeof step === "object" && step !== null && "type" in step);
}

/** Throws a ClicksError. */
export function parseChromeRecording(json: object): ChromeRecording {
  if (isChromeRecording(json) && json.steps.length > maxRecordedSteps)
    throw new ClicksError("too-many-steps");
  const parsed = chromeRecording.safeParse(json);
  if (!parsed.success) throw new ClicksError("broken", { cause: parsed.error });
  return parsed.data;
}

/** Throws a ClicksError. */
export function readChromeRecording(json: object): ClickStep[] {
  const { steps } = parseChromeRecording(json);
  const typed = typedInRecording(steps);
  const clicks: ClickStep[] = [];
  let page = { url: "", pageTitle: "" };
  for (const step of steps) {
    const known = clickOf(step);
    const after = step.assertedEvents?.find(({ url, title }) => url ?? title);
    const next = after ? { url: after.url ?? page.url, pageTitle: after.title ?? "" } : page;
    // A navigation shows the page that it leads to. Everything else happens on the page before.
    const where = step.type === "navigate" ? { ...next, url: step.url ?? next.url } : page;
    if (known) clicks.push({ ...cleanClick({ ...known, ...where }, typed), atMs: null, picture: null });
    page = step.type === "navigate" ? where : next;
  }
  const joined = joinClicks(clicks);
  if (joined.length > clickLimits.steps) throw new ClicksError("too-many-steps");
  return joined;
}

/** What was typed, as values of fields or key by key. Words that the pages had before aren't secrets. */
export function typedInRecording(steps: ChromeStep[]): TypedSecrets {
  const texts: string[] = [];
  const words: string[] = [];
  const known = createKnownWords();
  const add = (text: string) => {
    if (text.trim() === "") return;
    texts.push(text);
    words.push(...secretWords(text, known.has));
  };
  const keys = createTypedKeys(add);
  for (const step of steps) {
    if (step.type === "keyDown") keys.press(step.key ?? "");
    else if (step.type === "keyUp") keys.release(step.key ?? "");
    else keys.end();
    if (step.type === "change") add(step.value ?? "");
    else for (const text of textsOf(step)) known.learn(text);
  }
  keys.end();
  return { texts, words };
}

/** What a step says about its page. */
function textsOf({ selectors = [], assertedEvents = [] }: ChromeStep): string[] {
  return [...selectors.flat(), ...assertedEvents.map(({ title = "" }) => title)];
}

const nothing = { role: "", name: "", value: null, box: null, dialogTitle: "" };

/** Returns null for what a reader of a guide doesn't do, such as scrolling or waiting. */
export function clickOf(step: ChromeStep): Omit<Click, "url" | "pageTitle"> | null {
  const selectors = selectorsOf(step);
  const control = {
    ...{ ...controlOf(step), value: null, box: null, dialogTitle: "" },
    ...(selectors.length > 0 ? { selectors } : {}),
  };
  switch (step.type) {
    case "navigate":
      return { ...nothing, verb: "navigate" };
    case "click":
    case "doubleClick":
      return (step.button ?? "primary") === "primary" ? { ...control, verb: "click" } : null;
    case "change":
      return { ...control, verb: ["combobox", "listbox"].includes(control.role) ? "select" : "type" };
    case "keyDown":
      return step.key && isNamedKey(step.key) && step.key !== "Backspace"
        ? { ...nothing, verb: "press", value: step.key }
        : null;
    default:
      return null;
  }
}

function controlOf({ type, selectors = [] }: ChromeStep): { role: string; name: string } {
  const targets = selectors.flatMap((one) => (typeof one === "string" ? one : (one.at(-1) ?? [])));
  const aria = targets.find((target) => target.startsWith("aria/"))?.slice("aria/".length);
  if (aria) {
    const role = /\[\s*role\s*=\s*["']?([a-z]+)["']?\s*\]/i.exec(aria)?.[1] ?? "";
    const name = aria.replace(/\[\s{0,5}(?:role|name)\b[^\]]{0,500}\]/gi, "").trim();
    if (name !== "") return { role, name };
  }
  // A text selector of a field is what was typed into it.
  const shown = targets.find((target) => target.startsWith("text/"))?.slice("text/".length);
  return { role: "", name: type === "click" || type === "doubleClick" ? (shown ?? "") : "" };
}

/** Without those that name texts: names are known, and the text of a field is what was typed into it. */
function selectorsOf({ selectors = [] }: ChromeStep): string[] {
  return selectors.flatMap((one) => {
    const parts = [one].flat();
    const last = parts.at(-1) ?? "";
    if (last.startsWith("xpath/")) return [`xpath=${last.slice("xpath/".length)}`];
    if (last.startsWith("pierce/")) return [last.slice("pierce/".length)];
    // The parts before the last one lead to shadow hosts.
    return /^(?:aria|text)\//.test(last) || last === "" ? [] : [parts.join(" ")];
  });
}
