import { expect, test } from "vitest";
import { isDepartmentMail } from "./department-mail.ts";

test.each([
  ["invoices2@mill.test", true],
  ["hr.jobs@mill.test", true],
  ["Rechnung@mill.test", true],
  ["ksiegowosc@mill.test", true],
  ["info@mill.test", false],
  ["expressions@mill.test", false],
  ["jobst@mill.test", false],
])("%s", (address, is) => expect(isDepartmentMail(address)).toBe(is));
