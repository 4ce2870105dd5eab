import { expect, test } from "vitest";
import { type OwnerScope, ownerScope } from "./owner-scope.ts";

const owner = { userId: "user", companyId: "company", email: "ada@example.com" };

test("only the maker's result is a scope: the compiler refuses plain objects and changed copies", () => {
  const scope: OwnerScope = ownerScope(owner);
  // @ts-expect-error a plain object
  const plain: OwnerScope = owner;
  // @ts-expect-error a copy with another company
  const changed: OwnerScope = { ...scope, companyId: "another" };
  expect([scope, plain]).toEqual([owner, owner]);
  expect(changed.companyId).toBe("another");
});
