import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./email-text.tsx";

test("breaks before the host", () => {
  expect(renderToStaticMarkup(<EmailText email="office.north@acme.example" />)).toBe(
    "office.north<wbr/>@acme.example",
  );
});
