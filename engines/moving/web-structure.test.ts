import { expect, it } from "vitest";
import { arrangePages } from "./web-structure.ts";

const item = (address: string, crumb: string | null = null, ...others: string[]) => ({
  ...{ sourceId: address, locale: "", crumb },
  addresses: [address, ...others],
});

it("keeps the text of a category's page, in the category", () => {
  const { items, collections } = arrangePages(
    [item("/c/billing"), item("/a/1", "/c/billing"), item("/a/2", "/c/billing"), item("/a/3")],
    { crumbs: { "/c/billing": { name: "Billing", address: "/c/billing", around: null } }, lists: [] },
  );
  expect(items.map(({ sourceId, collection }) => [sourceId, collection])).toEqual([
    ["/c/billing", "Billing"],
    ["/a/1", "Billing"],
    ["/a/2", "Billing"],
    ["/a/3", null],
  ]);
  // The address leads to the article, not to the collection.
  expect(collections).toMatchObject([{ name: "Billing", oldPaths: [] }]);
});

it("makes no category of a page whose breadcrumb leads to the page itself", () => {
  const { items, collections } = arrangePages(
    [item("/a/1", "/old/1", "/old/1"), item("/a/2", "/c/devices")],
    {
      crumbs: {
        "/old/1": { name: "How to pay", address: "/old/1", around: "Billing" },
        "/c/devices": { name: "Devices", address: "/c/devices", around: null },
      },
      lists: [
        {
          ...{ address: "/help", title: "Help", isHome: true },
          groups: [{ name: "Money", url: null, urls: ["/a/1"] }],
        },
      ],
    },
  );
  expect(items.map(({ sourceId, collection }) => [sourceId, collection])).toEqual([
    ["/a/1", "Money"],
    ["/a/2", "Devices"],
  ]);
  expect(collections.find(({ name }) => name === "Devices")?.oldPaths).toEqual(["/c/devices"]);
});
