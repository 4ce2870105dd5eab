import { expect, test } from "vitest";
import { type OwnerScope, ownerScope } from "./owner-scope.ts";

const owner = { userId: "user", companyId: "company", email: "ada@example.com" };

test("is only created by ownerScope, because the compiler rejects plain objects and modified copies", () => {
  const scope: OwnerScope = ownerScope(owner);
  // @ts-expect-error a plain object
  const plain: OwnerScope = owner;
  // @ts-expect-error a copy with another company
  const changed: OwnerScope = { ...scope, companyId: "another" };
  expect([scope, plain]).toEqual([owner, owner]);
  expect(changed.companyId).toBe("another");
});
