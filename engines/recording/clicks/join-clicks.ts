import { isTextField } from "./clean-click.ts";
import type { ClickStep } from "./step-clicks.ts";

/**
 * Drops keys that may have typed something. Joins steps that are one action for a person: selecting a field and typing into it, opening a list and choosing from
 * it, and several changes of the same field.
 */
export function joinClicks(steps: ClickStep[]): ClickStep[] {
  const joined: ClickStep[] = [];
  for (const step of steps) {
    if (step.verb === "press" && step.value === null) continue;
    const last = joined.at(-1);
    if (last && isSameControl(last, step) && continues(last, step)) {
      const { atMs, picture, box, view, privateAreas } = last.picture ? last : step;
      const { privateAreas: _, ...used } = step;
      joined[joined.length - 1] = {
        ...{ ...used, name: step.name || last.name },
        ...{ atMs, picture, box },
        ...(view ? { view } : {}),
        ...(privateAreas ? { privateAreas } : {}),
      };
    } else joined.push(step);
  }
  return joined;
}

function continues(last: ClickStep, step: ClickStep): boolean {
  if (step.verb === "type") return last.verb === "type" || (last.verb === "click" && !isButton(last));
  if (step.verb === "select" || step.verb === "check")
    return last.verb === "click" || (step.verb === "select" && last.verb === "select");
  return step.verb === "click" && last.verb === "click" && isTextField(step);
}

function isButton({ role }: ClickStep): boolean {
  return role === "button" || role === "link";
}

function isSameControl(one: ClickStep, other: ClickStep): boolean {
  if (one.url !== other.url) return false;
  if (one.role !== "" && other.role !== "" && one.role !== other.role) return false;
  const isSamePlace = one.box !== null && JSON.stringify(one.box) === JSON.stringify(other.box);
  // A label that moves while its field is filled in is no name at that moment.
  if (one.name === "" || other.name === "")
    return isSamePlace && (one.name === other.name || isTextField(other));
  return one.name === other.name;
}
