import { expect, test } from "vitest";
import { mailStaysHere } from "./policy.ts";

const noServer = { mail: { smtpUrl: null } };
const withServer = { mail: { smtpUrl: "smtp://mail.example.com" } };

test.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1", true],
  ["https://[::1]:8443", true],
  ["http://step.localhost:3000", false],
  ["http://localhost.example.com", false],
  ["http://0.0.0.0:3000", false],
  ["https://help.example.com", false],
])("keeps mails at %s without a mail server: %s", (origin, expected) => {
  expect(mailStaysHere(noServer, origin)).toBe(expected);
});

test("shows no mailbox if a mail server is configured", () => {
  expect(mailStaysHere(withServer, "http://localhost:3000")).toBe(false);
});
