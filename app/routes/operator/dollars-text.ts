const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Formats an amount as "$1,234.50". A positive amount is never rounded down to zero. */
export function dollarsText(amount: number): string {
  return amount > 0 && amount < 0.01 ? "under $0.01" : dollars.format(amount);
}
