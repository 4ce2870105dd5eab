/**
 * Spreadsheets run a cell that begins like a formula, so it gets a leading apostrophe. A cell that already begins with
 * an apostrophe and a formula gets another one, so that reading can always remove exactly one.
 */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const guarded = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Where a semicolon separates cells, as in German, the rest of a cell behind one is a cell of its own, and so is the next
 * line. Only functions and other programs are harmful there: "- " begins many lines of lists, and ";-)" isn't a formula.
 */
const formulaInside = /(?<=[;\t\r\n])(?=["' ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20][^;\t\r\n]*[(|])/g;
const guardedInside = /(?<=[;\t\r\n])'(?=["' ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20][^;\t\r\n]*[(|])/g;

export function guardFormula(cell: string): string {
  const inside = cell.replace(formulaInside, "'");
  return formula.test(inside) ? `'${inside}` : inside;
}

export function unguardFormula(cell: string): string {
  const inside = cell.replace(guardedInside, "");
  return guarded.test(inside) ? inside.slice(1) : inside;
}
