/** Says in a sentence what is wrong with a field of a request. */
import type { z } from "zod";

const types: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};
const formats: Record<string, string> = {
  uuid: "a UUID",
  email: "an email address",
  url: "an address such as https://example.com",
  datetime: "a time such as 2027-01-31T09:00:00Z",
};
const oneOf = new Intl.ListFormat("en", { type: "disjunction" });
const all = new Intl.ListFormat("en");

/** Undefined for rare issues, which keep the library's words. A schema's own message wins. */
export function issueText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return "This is required.";
      const expected = types[issue.expected];
      return expected && `Send ${expected}.`;
    }
    case "too_small":
      return boundText("at least", issue.origin, Number(issue.minimum));
    case "too_big":
      return boundText("at most", issue.origin, Number(issue.maximum));
    case "invalid_format": {
      const expected = formats[issue.format];
      return expected && `Send ${expected}.`;
    }
    case "invalid_value":
      return `Send ${oneOf.format(issue.values.map((value) => JSON.stringify(value)))}.`;
    case "unrecognized_keys":
      return `This isn't known: ${all.format(issue.keys.map((key) => JSON.stringify(key)))}.`;
    default:
      return undefined;
  }
}

function boundText(bound: "at least" | "at most", origin: string, limit: number): string | undefined {
  const unit = { string: "character", array: "item" }[origin];
  const count = limit.toLocaleString("en");
  if (unit) return `Send ${bound} ${count} ${unit}${limit === 1 ? "" : "s"}.`;
  return origin === "number" || origin === "int" ? `Send ${bound} ${count}.` : undefined;
}
