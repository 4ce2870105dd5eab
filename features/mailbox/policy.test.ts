import { expect, test } from "vitest";
import { mailStaysHere, mayReadMailbox } from "./policy.ts";

const here = { origin: "http://localhost:3000", clientAddress: "127.0.0.1" };
const headers = new Headers({ host: "localhost:3000" });
const noServer = { mail: { smtpUrl: null } };
const withServer = { mail: { smtpUrl: "smtp://mail.example.com" } };

test("whoever sits at the machine may read it", () => {
  expect(mayReadMailbox(noServer, { ...here, headers })).toBe(true);
});

test("nobody may once mails are really sent", () => {
  expect(mayReadMailbox(withServer, { ...here, headers })).toBe(false);
  expect(mailStaysHere(withServer, here.origin)).toBe(false);
});

test("there is none where others are served", () => {
  expect(mailStaysHere(noServer, "https://help.example.com")).toBe(false);
  expect(mayReadMailbox(noServer, { ...here, origin: "https://help.example.com", headers })).toBe(false);
});

test("a visit through a proxy on this machine is not from here", () => {
  const forwarded = new Headers({ host: "localhost:3000", "x-forwarded-for": "127.0.0.1" });
  expect(mayReadMailbox(noServer, { ...here, headers: forwarded })).toBe(false);
});
