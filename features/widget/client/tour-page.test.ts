import { expect, test } from "vitest";
import { isOnPage, linkTo } from "./tour-page.ts";

const site = "https://app.example";
const uuid = "0f8fad5b-d9cb-469f-a165-70867728950e";

test.each([
  ["/team", "/team", true],
  ["/team/", "/team", true],
  ["/team?tab=2#top", "/team", true],
  ["/team", "/teams", false],
  ["/team", "/", false],
  ["/orders/12/edit", "/orders/97/edit", true],
  ["/orders/12/edit", "/orders/new/edit", false],
  ["/orders/new", "/orders/12", false],
  [`/o/${uuid}`, "/o/64b7f0c2a1d3e4f5a6b7c8d9", true],
  ["/caf%C3%A9", "/café", true],
  ["/bad%zz", "/bad%zz", true],
])("a step of %s on %s: %s", (recorded, path, isSame) => {
  expect(isOnPage(site + recorded, path)).toBe(isSame);
});

test("a step whose page isn't known can be on every page", () => {
  expect(isOnPage("", "/team")).toBe(true);
});

test("another page is linked, unless it shows one record or is of another website", () => {
  expect(linkTo(`${site}/team`, site)).toBe(`${site}/team`);
  expect(linkTo(site, site)).toBe(`${site}/`);
  expect(linkTo(`${site}/orders/12`, site)).toBeNull();
  expect(linkTo(`${site}.evil.example/team`, site)).toBeNull();
  expect(linkTo("", site)).toBeNull();
});
