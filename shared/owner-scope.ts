/** Spreading an object loses its protected members, so a copy with another companyId isn't assignable to OwnerScope. */
declare abstract class MadeByOwnerScope {
  protected readonly isOwnerScope: true;
}

/**
 * The company that a signed-in user may edit. Every owner query takes it first and filters by its companyId. Only
 * `ownerScope` creates one, and tests/architecture.test.ts lists the files that may call it, so no route can build one
 * from form input.
 */
export interface OwnerScope extends MadeByOwnerScope {
  readonly userId: string;
  readonly companyId: string;
  readonly email: string;
}

/** Check first that the company belongs to the user. */
export function ownerScope(owner: { userId: string; companyId: string; email: string }): OwnerScope {
  return owner as OwnerScope;
}

declare abstract class MadeByKeyHolderScope {
  protected readonly isKeyHolderScope: true;
}

/** The company that an API key may edit, as far as its scopes allow. Only the lookup of the key creates one. */
export interface KeyHolderScope extends MadeByKeyHolderScope {
  readonly keyId: string;
  readonly keyName: string;
  readonly companyId: string;
}

/** Check first that the key is valid. */
export function keyHolderScope(holder: {
  keyId: string;
  keyName: string;
  companyId: string;
}): KeyHolderScope {
  return holder as KeyHolderScope;
}

/** A member or an API key. Changes take one, and `lockOwnCompany` checks what it may do. */
export type EditorScope = OwnerScope | KeyHolderScope;
