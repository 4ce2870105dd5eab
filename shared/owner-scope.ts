/**
 * Which company somebody may work on. Made by the guard of a page from the session and by nothing else; every
 * query of the owner's area takes it first and has it in its WHERE.
 */
export interface OwnerScope {
  userId: string;
  companyId: string;
  email: string;
}
