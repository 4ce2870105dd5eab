/**
 * Spreadsheets run a cell that begins like a formula, so it gets a leading apostrophe. A cell that already begins with
 * an apostrophe and a formula gets another one, so that reading can always remove exactly one.
 */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const guarded = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

export function guardFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
