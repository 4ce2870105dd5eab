import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { presentLogo } from "../present.ts";
import { BrandMark } from "./brand-mark.tsx";

const wide = { width: 400, height: 100 };
const square = { width: 100, height: 100 };
const unknown = { width: null, height: null };

test.each([
  ["a wide logo", wide, {}, "inside"],
  ["a square logo", square, {}, "beside"],
  ["a logo of unknown size", unknown, {}, "inside"],
  ["a wide logo that is only a picture", wide, { nameBesideLogo: true }, "beside"],
  ["a square logo with the name in it", square, { nameBesideLogo: false }, "inside"],
  ["a logo of unknown size that is only a picture", unknown, { nameBesideLogo: true }, "beside"],
])("%s", (_, size, theme, place) => {
  const logo = presentLogo({ url: "/files/company-logos/a.png", ...size }, theme);
  const html = renderToStaticMarkup(<BrandMark name="Acme" logo={logo} />);
  expect(html).toContain(place === "beside" ? 'alt=""' : 'alt="Acme"');
  expect(html.includes("<span>Acme</span>")).toBe(place === "beside");
});
