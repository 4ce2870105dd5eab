import { expect, test } from "vitest";
import { readChromeRecording, typedInRecording } from "./read-chrome-recording.ts";

function typedWith(keys: string): readonly string[] {
  const steps = keys.split(" ").map((key) => {
    const isReleased = key.startsWith("-");
    return { type: isReleased ? "keyUp" : "keyDown", key: isReleased ? key.slice(1) : key };
  });
  return typedInRecording(steps).texts;
}

test.each([
  ["Shift H i Shift G o Shift X 9", ["HiGoX9"]],
  ["Shift H -H -Shift i -i", ["Hi"]],
  ["A CapsLock b AltGraph @ c", ["Ab@c"]],
  ["j o h h Backspace n", ["johh", "john"]],
  ["a b c Backspace Backspace x", ["abc", "ax"]],
  ["Backspace a", ["a"]],
  ["A n n a Tab 1 2 Enter x Escape y", ["Anna", "12", "x", "y"]],
])("the keys %j typed %j", (keys, texts) => {
  expect(typedWith(keys)).toEqual(texts);
});

test.each([
  ["H i Control a -a -Control B o b", ["Hi", "Bob"]],
  ["H i Meta a -a -Meta B o b", ["Hi", "Bob"]],
  ["m a x Control AltGraph @ -Control w e b", ["max@web"]],
  ["h n ArrowLeft i ArrowRight a", ["hn", "hnia"]],
])("the keys %j may have typed each of %j", (keys, texts) => {
  expect(typedWith(keys)).toEqual(expect.arrayContaining(texts));
});

test("other steps end a text", () => {
  const press = (key: string) => ({ type: "keyDown", key });
  const steps = [press("a"), press("b"), { type: "click" }, press("c"), { type: "change", value: "d" }];
  expect(typedInRecording(steps).texts).toEqual(["ab", "c", "d"]);
});

test("names that repeat what was typed with Shift and Backspace aren't read", () => {
  const keys = ["Shift", "J", "o", "h", "h", "Backspace", "n"].map((key) => ({ type: "keyDown", key }));
  const click = (name: string) => ({ type: "click", selectors: [[`aria/${name}[role="button"]`]] });
  const read = readChromeRecording({ steps: [...keys, click("Edit John"), click("Save")] });
  expect(read.map(({ name }) => name)).toEqual(["", "Save"]);
});
