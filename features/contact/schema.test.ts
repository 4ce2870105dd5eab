import { describe, expect, it } from "vitest";
import { readContactForm } from "./schema.ts";

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readContactForm(form);
}

const good = { name: "Ada", email: "ada@example.com", message: "Hello\r\nthere\0" };

describe("readContactForm", () => {
  it("accepts and normalizes a message", () => {
    expect(post(good)).toEqual({ message: { ...good, message: "Hello\nthere" }, isTrapped: false });
  });

  it("returns errors per field and keeps what was typed", () => {
    const result = post({ name: " ", email: "ada@", message: "" });
    expect(result).toMatchObject({
      state: {
        isSent: false,
        values: { name: " ", email: "ada@", message: "" },
        errors: {
          name: "contact.nameRequired",
          email: "contact.emailInvalid",
          message: "contact.messageRequired",
        },
      },
    });
    expect(post({})).toMatchObject({ state: { errors: { email: "contact.emailRequired" } } });
  });

  it.each([
    { name: "Ada\r\nBcc: all@example.com" },
    { email: "ada@example.com\r\nBcc: all@example.com" },
    { email: "ada@example.com, bob@example.com" },
    { name: "x".repeat(101) },
    { message: "x".repeat(5001) },
  ])("rejects %j", (field) => {
    expect(post({ ...good, ...field })).toHaveProperty("state");
  });

  it("detects a filled honeypot field", () => {
    expect(post({ ...good, website: "https://spam.test" })).toMatchObject({ isTrapped: true });
  });
});
