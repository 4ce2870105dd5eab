/** Observes the outcome of a driver query before its caller does. */

/** How the driver's connections settle a query. Missing from the driver's types. */
interface Settling {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface QueryEnd {
  answered?: () => void;
  failed: (error: unknown) => void;
}

/** Returns its argument. Ignores anything that is not a query (a name, a list of values). */
export function watchQuery<Made>(made: Made, { answered, failed }: QueryEnd): Made {
  if (!(made instanceof Promise)) return made;
  const query = made as unknown as Settling;
  const { resolve, reject } = query;
  query.resolve = (value) => {
    answered?.();
    resolve(value);
  };
  query.reject = (error) => {
    failed(error);
    reject(error);
  };
  return made;
}
