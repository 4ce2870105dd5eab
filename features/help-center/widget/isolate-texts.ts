/** Numbers in Arabic and Hebrew texts keep their order in the widget, as they do on pages. */
import { isolateInText } from "#shared/left-to-right-runs.ts";

/** Parts of an answer that are shown as text. Articles come as nodes, which are isolated already. */
const shownTexts = new Set(["heading", "label", "sentence", "text", "title", "topic", "trail"]);

export function isolateTexts(answer: unknown, isText = false): unknown {
  if (typeof answer === "string") return isText ? isolateInText(answer) : answer;
  if (Array.isArray(answer)) return answer.map((each) => isolateTexts(each, isText));
  if (typeof answer !== "object" || answer === null) return answer;
  const parts = Object.entries(answer).map(([name, part]) => [
    name,
    isolateTexts(part, shownTexts.has(name)),
  ]);
  return Object.fromEntries(parts);
}
