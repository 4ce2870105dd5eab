/** Words a step whose control has a new name. Keeps what a person wrote wherever the old name can be replaced. */
import { hasUnspacedScript } from "#engines/search/split-words.ts";
import { describeClicks } from "../clicks/describe-clicks.ts";
import type { Click } from "../clicks/step-clicks.ts";
import type { ClickWords } from "../clicks/words.ts";
import { escapeMarkdown } from "../steps/escape-markdown.ts";

export interface StepWording {
  title: string;
  description: string;
}

/** `click` has the new name. */
export function proposeWording(
  written: StepWording,
  { oldName, click, words }: { oldName: string; click: Click; words: ClickWords },
): StepWording {
  const title = replaceName(written.title, oldName, click.name);
  const escaped = replaceName(written.description, escapeMarkdown(oldName), escapeMarkdown(click.name));
  const description = escaped ?? replaceName(written.description, oldName, click.name);
  if (title !== null && description !== null) return { title, description };
  const [fresh] = describeClicks([{ ...click, timestampSeconds: 0 }], words);
  // A part without the name may stay as it is, if the other one has it.
  if (title !== null || description !== null)
    return { title: title ?? written.title, description: description ?? written.description };
  return { title: fresh?.title ?? written.title, description: fresh?.description ?? written.description };
}

/** Null if the text doesn't have the name. A name that was written in lower case stays in lower case. */
function replaceName(text: string, oldName: string, newName: string): string | null {
  const name = oldName.trim();
  if (name === "") return null;
  const whole = hasUnspacedScript(name)
    ? RegExp.escape(name)
    : String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`;
  const pattern = new RegExp(whole, "giu");
  let isFound = false;
  const replaced = text.replace(pattern, (found) => {
    isFound = true;
    const isLowered = found === found.toLowerCase() && found !== name;
    return isLowered ? newName.charAt(0).toLowerCase() + newName.slice(1) : newName;
  });
  return isFound ? replaced : null;
}
