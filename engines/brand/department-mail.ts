import { anyOf } from "#engines/languages/words.ts";

const department = new RegExp(`^(?:${anyOf("contact.departmentMail")})$`, "iu");

/** True for a mailbox for invoices, the press or applications: "invoices2@…", "hr.jobs@…". Customers don't write to it. */
export function isDepartmentMail(address: string): boolean {
  const [mailbox = ""] = address.split("@");
  return mailbox.split(/[._-]|\d+/).some((word) => department.test(word));
}
