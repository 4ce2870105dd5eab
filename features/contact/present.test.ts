import { describe, expect, it } from "vitest";
import { hasContact, presentContact } from "./present.ts";

describe("presentContact", () => {
  it("shows and links the owner's details", () => {
    expect(
      presentContact({
        email: " hi@example.com ",
        phone: "+44 (0)117 496 0142",
        address: "14 Mill Lane\r\n\r\n Bristol ",
        contactFormEnabled: true,
        socialMedia: { linkedin: "https://linkedin.com/company/x", twitter: "@x" },
      }),
    ).toEqual({
      email: "hi@example.com",
      phone: { label: "+44 (0)117 496 0142", href: "tel:+441174960142" },
      addressLines: ["14 Mill Lane", "Bristol"],
      social: [{ name: "LinkedIn", url: "https://linkedin.com/company/x" }],
      hours: null,
      formEnabled: true,
    });
  });

  it("doesn't link an invalid value", () => {
    const contact = presentContact({
      email: "a@b.c?bcc=x@y.z\r\nX: y",
      phone: "call us",
      socialMedia: { facebook: "javascript:alert(1)" },
    });
    expect(contact).toEqual({
      email: null,
      phone: null,
      addressLines: [],
      social: [],
      hours: null,
      formEnabled: false,
    });
    expect(hasContact(contact)).toBe(false);
    expect(hasContact({ ...contact, formEnabled: true })).toBe(true);
  });
});

it("shows an address at a domain with other letters as it is", () => {
  expect(presentContact({ email: "info@mühle.test" }).email).toBe("info@mühle.test");
  expect(presentContact({ email: "info@mühle.test?bcc=x@y.z" }).email).toBeNull();
});
