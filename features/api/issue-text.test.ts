import { expect, it } from "vitest";
import { z } from "zod";
import { issueText } from "./issue-text.ts";

const schema = z.strictObject({
  name: z.string(),
  text: z.string().min(1).max(1_000),
  tags: z.array(z.string()).max(2),
  limit: z.coerce.number().int().min(1).max(200),
  id: z.uuid(),
  status: z.enum(["draft", "published"]),
  own: z.string().min(3, "Enter a longer one"),
});
const valid = {
  name: "a",
  text: "a",
  tags: [],
  limit: 1,
  id: "00000000-0000-4000-8000-000000000000",
  status: "draft",
  own: "abc",
};

it.each([
  [{ name: undefined }, "This is required."],
  [{ name: 5 }, "Send text."],
  [{ tags: "a" }, "Send a list."],
  [{ text: "" }, "Send at least 1 character."],
  [{ text: "x".repeat(1_001) }, "Send at most 1,000 characters."],
  [{ tags: ["a", "b", "c"] }, "Send at most 2 items."],
  [{ limit: 0 }, "Send at least 1."],
  [{ limit: "many" }, "Send a number."],
  [{ limit: 1.5 }, "Send a whole number."],
  [{ id: "none" }, "Send a UUID."],
  [{ status: "hidden" }, 'Send "draft" or "published".'],
  [{ stauts: "draft", nmae: 1 }, 'This isn\'t known: "stauts" and "nmae".'],
  [{ own: "a" }, "Enter a longer one"],
])("%j gets a sentence", (change, text) => {
  const parsed = schema.safeParse({ ...valid, ...change }, { error: issueText });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([text]);
});
