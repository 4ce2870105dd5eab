import { describe, expect, it } from "vitest";
import { detailsOf, fieldsOf, readContactDetails } from "./owner-schema.ts";
import { ownerContactTexts as texts } from "./owner-texts.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readContactDetails(form);
}

describe("readContactDetails", () => {
  it("accepts an empty form, because all fields are optional", () => {
    expect(read({})).toMatchObject({ errors: null, details: { email: "", contactFormEnabled: false } });
  });

  it("normalizes the input", () => {
    expect(
      read({ email: " hi@acme.example ", phone: "+44 (0)117 496-0142", address: "1 Lane\r\nBristol\0 " })
        .details,
    ).toMatchObject({
      email: "hi@acme.example",
      phone: "+44 (0)117 496-0142",
      address: "1 Lane\nBristol",
    });
  });

  it.each([
    ["twitter", "@acme", "https://x.com/acme"],
    ["twitter", "twitter.com/acme", "https://twitter.com/acme"],
    ["facebook", "http://www.facebook.com/acme", "https://www.facebook.com/acme"],
    ["facebook", "https://de.facebook.com/acme", "https://de.facebook.com/acme"],
    ["instagram", "@acme.shop", "https://instagram.com/acme.shop"],
    ["linkedin", "linkedin.com/company/acme", "https://linkedin.com/company/acme"],
    ["youtube", "@acme", "https://youtube.com/@acme"],
  ])("reads %s as %s", (field, typed, stored) => {
    expect(read({ [field]: typed }).details).toMatchObject({ [field]: stored });
  });

  it.each([
    ["email", "hi@", texts.emailInvalid],
    ["email", "a@b.example, c@d.example", texts.emailInvalid],
    ["phone", "call us", texts.phoneInvalid],
    ["phone", "12", texts.phoneInvalid],
    ["phone", "1".repeat(41), texts.tooLong],
    ["address", "x".repeat(501), texts.tooLong],
    ["twitter", "javascript:alert(1)", "Please enter a link to your page on X (Twitter)"],
    ["facebook", "https://facebook.com.evil.example/acme", "Please enter a link to your page on Facebook"],
    ["facebook", "https://user:pass@facebook.com/acme", "Please enter a link to your page on Facebook"],
    ["instagram", "https://instagram.com", "Please enter a link to your page on Instagram"],
    ["linkedin", "@acme", "Please enter a link to your page on LinkedIn"],
  ])("rejects %s %s and returns it as typed", (field, typed, error) => {
    expect(read({ [field]: typed })).toMatchObject({
      details: null,
      values: { [field]: typed },
      errors: { [field]: error },
    });
  });
});

describe("detailsOf", () => {
  it("omits empty fields and round-trips the others", () => {
    expect(detailsOf(fieldsOf({}))).toEqual({ contactFormEnabled: false });
    const details = {
      email: "a@b.example",
      contactFormEnabled: true,
      socialMedia: { linkedin: "https://linkedin.com/in/a" },
    };
    expect(detailsOf(fieldsOf(details))).toEqual(details);
  });
});

describe("opening hours", () => {
  const week = { hours0: "9-12, 13:00-17:30", hours6: "closed", timeZone: "Europe/Berlin" };

  it("are read, stored and shown again", () => {
    const { details } = read({ ...week, otherHours: "2026-12-31: 9-12\n\n2026-12-24 closed" });
    const stored = detailsOf(details!);
    expect(stored.openingHours).toEqual({
      timeZone: "Europe/Berlin",
      week: [
        [
          [540, 720],
          [780, 1050],
        ],
        ...Array.from({ length: 6 }, () => []),
      ],
      exceptions: { "2026-12-31": [[540, 720]], "2026-12-24": [] },
    });
    expect(fieldsOf(stored)).toMatchObject({
      hours0: "09:00-12:00, 13:00-17:30",
      hours6: "",
      otherHours: "2026-12-24 closed\n2026-12-31 09:00-12:00",
    });
  });

  it("are absent if every day is closed", () => {
    expect(detailsOf(read({ ...week, hours0: "" }).details!)).not.toHaveProperty("openingHours");
  });

  it.each([
    ["hours0", "nine to five", texts.hoursInvalid],
    ["hours0", "9-17".repeat(30), texts.tooLong],
    ["timeZone", "Berlin", texts.timeZoneInvalid],
    ["timeZone", "+01:00", texts.timeZoneInvalid],
    ["timeZone", "", texts.timeZoneInvalid],
    ["otherHours", "24 December closed", texts.otherHoursInvalid],
    ["otherHours", "2026-02-30 closed", texts.otherHoursInvalid],
    ["otherHours", "2026-12-24", texts.otherHoursInvalid],
    ["otherHours", "2026-12-24 closed\n".repeat(51), texts.otherHoursTooMany],
  ])("reject %s %j", (field, typed, error) => {
    expect(read({ ...week, [field]: typed })).toMatchObject({ details: null, errors: { [field]: error } });
  });
});
