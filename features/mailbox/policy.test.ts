import { expect, test } from "vitest";
import { mayReadMailbox } from "./policy.ts";

const atHome = {
  smtpUrl: null,
  origin: "http://localhost:3000",
  clientAddress: "127.0.0.1",
  requestHeaders: new Headers(),
};

test("whoever sits at the machine may read it", () => {
  expect(mayReadMailbox(atHome)).toBe(true);
  expect(mayReadMailbox({ ...atHome, origin: "http://[::1]:3000", clientAddress: "::1" })).toBe(true);
});

test.each([
  ["mails are really sent", { smtpUrl: "smtp://mail.example.com" }],
  ["the server serves others", { origin: "https://help.example.com" }],
  ["a name only looks like loopback", { origin: "http://localhost.example.com" }],
  ["the visitor is on the network", { clientAddress: "192.168.1.7" }],
  [
    "a proxy on this machine speaks for the visitor",
    { requestHeaders: new Headers({ "x-forwarded-for": "127.0.0.1" }) },
  ],
  ["another proxy does", { requestHeaders: new Headers({ forwarded: "for=127.0.0.1" }) }],
])("nobody may when %s", (_, change) => {
  expect(mayReadMailbox({ ...atHome, ...change })).toBe(false);
});
