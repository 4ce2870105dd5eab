/** What the recorder of the command line and the one of the extension have in common. */
import { cleanClick } from "#engines/recording/clicks/clean-click.ts";
import type { PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import type { RecordedStep } from "#engines/recording/clicks/read-step-clicks.ts";
import { readableName } from "#engines/recording/clicks/readable-name.ts";
import { clickLimits, type ViewSize } from "#engines/recording/clicks/step-clicks.ts";
import type { TypedSecrets } from "#engines/recording/clicks/typed-secrets.ts";
import type { ClickVerb } from "#shared/enumerations.ts";
import type { PageBox, TargetPart } from "./page-messages.ts";

export interface UsedControl {
  /** "" if the element isn't a control. */
  role: string;
  name: string;
  dialogTitle: string;
  /** Null for everything that isn't checked or unchecked. */
  isChecked: boolean | null;
  /** In CSS pixels of the main frame's viewport. Null if it isn't visible. */
  box: PageBox | null;
  /** Of the control, to find it again. */
  selectors: string[];
  /** Names of controls with the same role beside it. */
  neighbors: string[];
}

export interface AddedStep {
  verb: ClickVerb;
  control: UsedControl | null;
  value?: string | null;
}

export interface TakenPicture {
  /** A JPEG. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Pixels of the picture per CSS pixel. */
  scale: number;
  /** Where the page showed private texts, in pixels of the picture. The review covers them. */
  privateAreas: PrivateArea[];
}

export interface StepWithPicture {
  step: Omit<RecordedStep, "picture">;
  picture: TakenPicture | null;
}

/** Null for a press that does nothing. `part` is the clickable part around it, if it isn't a control. */
export function pressStep(control: UsedControl, part: TargetPart | null): AddedStep | null {
  const { role, isChecked } = control;
  if (role === "") {
    const name = part ? readableName(part.text.trim(), part.hints) : "";
    if (name === "" && !part?.isDrawn) return null;
    const { box = control.box, selectors = control.selectors } = part ?? {};
    return { verb: "click", control: { ...control, name, selectors, box: box ?? control.box } };
  }
  const isCheck = isChecked !== null && role !== "option" && role !== "treeitem";
  if (!isCheck) return { verb: "click", control };
  const isOn = role === "radio" || role === "menuitemradio" || !isChecked;
  return { verb: "check", control, value: isOn ? "on" : "off" };
}

export function recordedStep(
  { verb, control, value = null }: AddedStep,
  {
    at,
    url,
    pageTitle,
    picture,
  }: { at: number; url: string; pageTitle: string; picture: Omit<TakenPicture, "bytes"> | null },
): StepWithPicture["step"] {
  const { role = "", name = "", dialogTitle = "", selectors = [], neighbors = [] } = control ?? {};
  const box = control?.box && picture ? scaled(control.box, picture.scale) : null;
  return {
    ...{ at, verb, role, name, value, box, url, pageTitle, dialogTitle },
    ...(selectors.length > 0 ? { selectors } : {}),
    ...(neighbors.length > 0 ? { neighbors: neighbors.slice(0, clickLimits.neighbors) } : {}),
    ...(picture ? { view: viewOf(picture) } : {}),
    ...(picture?.privateAreas.length ? { privateAreas: picture.privateAreas } : {}),
  };
}

function viewOf({ width, height, scale }: Pick<TakenPicture, "width" | "height" | "scale">): ViewSize {
  return { width: Math.max(1, Math.round(width / scale)), height: Math.max(1, Math.round(height / scale)) };
}

/** Drops names, titles and addresses with typed text. */
export function withoutTyped(step: StepWithPicture["step"], typed: TypedSecrets): StepWithPicture["step"] {
  const {
    at,
    role = "",
    name = "",
    value = null,
    box = null,
    url = "",
    pageTitle = "",
    dialogTitle = "",
    selectors,
    neighbors,
    view,
    privateAreas,
  } = step;
  const place = {
    ...(selectors ? { selectors } : {}),
    ...(neighbors ? { neighbors } : {}),
    ...(view ? { view } : {}),
  };
  return {
    at,
    ...cleanClick({ verb: step.verb, role, name, value, box, url, pageTitle, dialogTitle, ...place }, typed),
    ...(privateAreas ? { privateAreas } : {}),
  };
}

/** Of private areas, before and after a picture. Any difference means that they may not be covered in it. */
export function areSameBoxes(before: PageBox[], after: PageBox[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** `areas` are in CSS pixels. The same text is in it once, and those that the picture doesn't show aren't. */
export function areasInPicture(
  areas: PrivateArea[],
  { width, height, scale }: Pick<TakenPicture, "width" | "height" | "scale">,
): PrivateArea[] {
  const inside = areas.flatMap(({ kind, mark, ...box }) => {
    const { x, y, ...size } = scaled(box, scale);
    const [across, down] = [Math.min(size.width, width - x), Math.min(size.height, height - y)];
    return across > 0 && down > 0
      ? [{ kind, ...(mark ? { mark } : {}), x, y, width: across, height: down }]
      : [];
  });
  const once = new Map(inside.map((area) => [JSON.stringify(area), area]));
  return [...once.values()].slice(0, clickLimits.privateAreas);
}

/** Whole pixels of the picture. */
function scaled(box: PageBox, scale: number): PageBox {
  const [left, top] = [Math.max(0, Math.round(box.x * scale)), Math.max(0, Math.round(box.y * scale))];
  const right = Math.max(left, Math.round((box.x + box.width) * scale));
  const bottom = Math.max(top, Math.round((box.y + box.height) * scale));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
