import { expect, test } from "vitest";
import type { Click } from "../clicks/step-clicks.ts";
import { words } from "../clicks/words/en.ts";
import { proposeWording } from "./propose-wording.ts";

const click: Click = {
  verb: "select",
  role: "combobox",
  name: "Position",
  value: null,
  box: null,
  url: "https://app.example.com/team",
  pageTitle: "Team",
  dialogTitle: "",
};
const propose = (title: string, description: string, oldName = "Role", newName = "Position") =>
  proposeWording({ title, description }, { oldName, click: { ...click, name: newName }, words });

test("replaces the old name in what the owner wrote, and keeps the rest", () => {
  expect(propose("Select a role", "In **Role**, select the job they do.")).toEqual({
    title: "Select a position",
    description: "In **Position**, select the job they do.",
  });
});

test("replaces whole words only", () => {
  expect(propose("Role", "The **Role** of a Roleplayer.")).toEqual({
    title: "Position",
    description: "The **Position** of a Roleplayer.",
  });
});

test("replaces a name that Markdown escapes, and escapes the new one", () => {
  expect(propose("Choose a_b", "Choose **a\\_b**.", "a_b", "c*d")).toEqual({
    title: "Choose c*d",
    description: "Choose **c\\*d**.",
  });
});

test("leaves a part without the name as it is", () => {
  expect(propose("Pick one", "For **Role**, choose an option.")).toEqual({
    title: "Pick one",
    description: "For **Position**, choose an option.",
  });
});

test("words the step again if the owner's text doesn't have the name", () => {
  expect(propose("Pick one", "Any is fine.")).toEqual({
    title: "Choose an option for Position",
    description: "On the *Team* page: For **Position**, choose an option.",
  });
});

test("names with signs and in other scripts are replaced as they are written", () => {
  expect(propose("保存する", "**保存する**を押す", "保存する", "登録する").title).toBe("登録する");
  expect(propose("Open C++ (new)", "", "C++ (new)", "Rust").title).toBe("Open Rust");
});
