/** Private members are lost when an object is spread, so that a copy with another company is no scope either. */
declare abstract class MadeByOwnerScope {
  protected readonly isOwnerScope: true;
}

/**
 * The company that a person may work on. Every query of the owner's area takes it first and has it in its WHERE. Only
 * `ownerScope` makes one, and tests/architecture.test.ts lists the files that may call it: no route can build one from a form.
 */
export interface OwnerScope extends MadeByOwnerScope {
  readonly userId: string;
  readonly companyId: string;
  readonly email: string;
}

/** Only for code that found out itself that the company is this person's. */
export function ownerScope(owner: { userId: string; companyId: string; email: string }): OwnerScope {
  return owner as OwnerScope;
}
