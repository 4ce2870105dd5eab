/** Observes a driver query's outcome before its caller does. */

/** Missing from the driver's types: how its connections settle a query. */
interface Settling {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface QueryEnd {
  answered?: () => void;
  failed: (error: unknown) => void;
}

/** Returns its argument. Non-queries (a name, a list of values) are ignored. */
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
