import { expect, test } from "vitest";
import { linksOf, presentHead, presentMail } from "./present.ts";

const now = new Date("2026-03-01T12:00:00Z");
const mail = {
  id: "m1",
  to: "ann@example.org",
  subject: "Hello",
  text: "",
  html: null,
  replyTo: null,
  createdAt: now,
};

test.each([
  ["2026-03-01T12:00:05Z", "just now"],
  ["2026-03-01T11:59:01Z", "just now"],
  ["2026-03-01T11:59:00Z", "1 min ago"],
  ["2026-03-01T11:00:01Z", "59 min ago"],
  ["2026-03-01T11:00:00Z", "1 h ago"],
  ["2026-02-28T12:00:01Z", "23 h ago"],
  ["2026-02-28T12:00:00Z", "2026-02-28"],
])("shows the age of a mail from %s as %s", (createdAt, age) => {
  expect(presentHead({ ...mail, createdAt: new Date(createdAt) }, now).age).toBe(age);
});

test.each([
  [
    "Confirm email:\nhttp://localhost:3000/auth/callback?a=b&c=d\n",
    ["http://localhost:3000/auth/callback?a=b&c=d"],
  ],
  ["See https://a.example/x, or (https://b.example/y).", ["https://a.example/x", "https://b.example/y"]],
  ["Twice: https://a.example/ https://a.example/", ["https://a.example/"]],
  ["javascript:alert(1) ftp://a.example mailto:a@b.co xhttps://a", []],
  ["https:// and http://[", []],
])("finds the links of %j: %j", (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test("doesn't list the installation's start page as a link", () => {
  const text = "http://localhost:3000/auth\n-- \nStep, http://localhost:3000\n";
  const presented = presentMail({ ...mail, text }, { now, origin: "http://localhost:3000" });
  expect(presented.links).toEqual(["http://localhost:3000/auth"]);
  expect(presented.hasHtml).toBe(false);
});
