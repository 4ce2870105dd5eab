export interface Audit {
  state: "clean" | "vulnerable" | "unasked";
  /** A line for each package with a known hole, or why nobody could be asked. */
  lines: string[];
}

export function readAudit(text: string): Audit;
export function auditDependencies(): Promise<Audit>;
