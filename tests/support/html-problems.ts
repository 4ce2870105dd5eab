/** What html-validate finds wrong in a page, with the place. */
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // As React writes them; browsers read them the same.
    "attr-case": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Categories and questions become ids as they are; every language may stand in an id.
    "valid-id": ["error", { relaxed: true }],
    // Descriptions and titles are cut where search engines cut them, not here.
    "long-title": "off",
    // The theme of a company is one style element, allowed by its hash.
    "no-inline-style": "error",
    // Our own files never change below their address, and the policy allows no others.
    "require-sri": "off",
    "tel-non-breaking": "off",
  },
});

export async function htmlProblems(address: string, html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const at = html.split("\n")[line - 1]?.slice(Math.max(0, column - 60), column + 60);
      return `${address}  ${ruleId}: ${message}  …${at}…`;
    });
}
