/** Returns html-validate's problems of a page with their location. */
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes HTML this way, and browsers parse it the same.
    "attr-case": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Categories and questions become ids unchanged, in any language.
    "valid-id": ["error", { relaxed: true }],
    // Search engines truncate titles and descriptions.
    "long-title": "off",
    // A company's theme is one style element, which the policy allows by its hash.
    "no-inline-style": "error",
    // Our own files never change at their URL, and the policy allows no others.
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
