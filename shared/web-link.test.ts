import { expect, it } from "vitest";
import { readWebLink } from "./web-link.ts";

it("shortens a URL to the form people write", () => {
  expect(readWebLink("https://www.example.com/")).toEqual({
    url: "https://www.example.com/",
    label: "example.com",
  });
  expect(readWebLink("https://example.com/caf%C3%A9/?a=1")?.label).toBe("example.com/café");
  expect(readWebLink("https://example.com/%E0%A4%A")?.label).toBe("example.com/%E0%A4%A");
});

it.each(["javascript:alert(1)", "data:text/html,x", "//evil.test", "example.com", "", null, undefined])(
  "rejects %j",
  (address) => {
    expect(readWebLink(address)).toBeNull();
  },
);
