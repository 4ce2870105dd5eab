import { expect, test } from "vitest";
import { may, mayManage, permissions, type Role, roles } from "./permissions.ts";

const allowed = (role: Role) => permissions.filter((permission) => may(role, permission));

test("allows owners everything, and others everything but deleting the company at most", () => {
  expect(allowed("owner")).toEqual(permissions);
  for (const role of roles.filter((one) => one !== "owner"))
    expect(may(role, "delete the company")).toBe(false);
});

test("allows each role what its name says", () => {
  expect(allowed("admin")).toEqual(permissions.filter((one) => one !== "delete the company"));
  expect(allowed("editor")).toEqual(["read the dashboard", "write drafts", "publish content"]);
  expect(allowed("writer")).toEqual(["read the dashboard", "write drafts"]);
  expect(allowed("support")).toEqual(["read the dashboard", "answer messages"]);
});

test("owners manage every role, admins every role but owner, and others none", () => {
  expect(roles.filter((role) => mayManage("owner", role))).toEqual(roles);
  expect(roles.filter((role) => mayManage("admin", role))).toEqual(["admin", "editor", "writer", "support"]);
  for (const actor of ["editor", "writer", "support"] as const)
    expect(roles.filter((role) => mayManage(actor, role))).toEqual([]);
});
