/** How long work is taken to be alive without a sign; a killed server's jobs are found and taken up within that time. */

/** A sign of life is given this often. */
export const leaseRenewMs = 10_000;
const leaseMs = 120_000;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}
