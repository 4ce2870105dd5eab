import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressText } from "./address-text.tsx";

const html = (text: string) => renderToStaticMarkup(<AddressText text={text} />);

test("a house number stays on one line, and an Arabic address keeps its order", () => {
  expect(html("横浜市1-12-3\n〒231-0002")).toBe(
    '横浜市<span class="whitespace-nowrap">1-12-3</span>\n〒<span class="whitespace-nowrap">231-0002</span>',
  );
  expect(html("Kaistraße 12")).toBe("Kaistraße 12");
  expect(html("جدة 21411-3456")).toBe('جدة <bdi dir="ltr">21411-3456</bdi>');
});
