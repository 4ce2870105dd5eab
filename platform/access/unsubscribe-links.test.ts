import { expect, test } from "vitest";
import { mailTopics } from "#shared/enumerations.ts";
import { createUnsubscribeLinks } from "./unsubscribe-links.ts";

const person = { companyId: "0b6b7f6e-5d8f-4f0a-9a35-0d8f2b8f3a11", userId: "user-1" };
const recipient = { ...person, topic: "website" as const };
const links = createUnsubscribeLinks("a secret of this server");

test("reads what it issued, on each topic", () => {
  for (const topic of mailTopics)
    expect(links.read(links.issue({ ...person, topic }))).toEqual({ ...person, topic });
});

test("a link ends the mails on its own topic only", () => {
  const token = links.issue({ ...person, topic: "checks" });
  expect(links.read(token.replace(".checks", ""))).toBeNull();
  expect(links.read(links.issue(recipient).replace("user-1", "user-1.checks"))).toBeNull();
});

test.each([
  ["another person", (token: string) => token.replace("user-1", "user-2")],
  ["another company", (token: string) => token.replace("0b6b7f6e", "0b6b7f6f")],
  ["another signature", (token: string) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
  ["no signature", (token: string) => token.slice(0, token.lastIndexOf("."))],
  ["nothing", () => ""],
])("refuses a token with %s", (_, change) => {
  expect(links.read(change(links.issue(recipient)))).toBeNull();
});

test("refuses another server's tokens", () => {
  expect(createUnsubscribeLinks("another secret").read(links.issue(recipient))).toBeNull();
});
