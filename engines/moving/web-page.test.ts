import { expect, it } from "vitest";
import { readWebPage } from "./web-page.ts";

const scope = {
  ...{ origin: "https://acme.example", folders: ["/help"], homes: ["/help"] },
  ...{ languages: ["en"], main: "en" },
};
const words =
  "Here you can read what to do when something doesn't work, and where your settings are. ".repeat(3);

const page = (crumbs: string[], canonical = "") => `<html lang="en"><head>${canonical}</head><body>
<nav class="breadcrumb">${crumbs.map((href) => `<a href="${href}">${href}</a>`).join("")}</nav>
<main><h1>How to pay</h1><p>${words}</p></main></body></html>`;

it("takes neither the start page nor the page itself for a category, at any of its addresses", async () => {
  const crumbs = ["/help", "/help/billing", "/help/old-pay", "/help/pay"];
  const canonical = `<link rel="canonical" href="/help/pay">`;
  const read = await readWebPage(page(crumbs, canonical), "https://acme.example/help/old-pay", scope);
  expect(read).toMatchObject({ address: "/help/pay", isCanonical: false });
  expect(read?.crumbs.map((crumb) => crumb.address)).toEqual(["/help/billing"]);
  expect(read?.article?.oldPaths).toEqual(["/help/pay", "/help/old-pay"]);
});

it("has an id with a folder that only looks like a language", async () => {
  const idOf = async (path: string) =>
    (await readWebPage(page([]), `https://acme.example${path}`, scope))?.article?.id;
  expect(await idOf("/help/it/contact")).toBe("/help/it/contact");
  expect(await idOf("/help/hr/contact")).toBe("/help/hr/contact");
  expect(await idOf("/help/en/contact")).toBe("/help/contact");
});
