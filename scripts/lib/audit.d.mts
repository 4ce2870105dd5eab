export interface Audit {
  state: "clean" | "vulnerable" | "unavailable";
  /** A line per vulnerable package, or why the registry gave no answer. */
  lines: string[];
}

export function readAudit(text: string): Audit;
export function auditDependencies(): Promise<Audit>;
