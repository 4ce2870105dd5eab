import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { ContactRows } from "./contact-rows.tsx";
import { TextsProvider } from "./texts.tsx";

function addressIn(language: string, addressLines: string[]): string {
  const contact = { email: null, phone: null, social: [], hours: null, formEnabled: false, addressLines };
  const html = renderToStaticMarkup(
    <TextsProvider messages={centerMessages(language)}>
      <ContactRows contact={contact} contactHref="/contact" />
    </TextsProvider>,
  );
  return /<bdi>(.*)<\/bdi>/.exec(html)?.[1] ?? "";
}

test("a line of digits keeps its order in an Arabic address", () => {
  expect(addressIn("ar", ["طريق الملك فهد", "12211 3456"])).toBe(
    '<span class="hc-part">طريق الملك فهد،</span> <span class="hc-part"><bdi dir="ltr">12211 3456</bdi></span>',
  );
});
