/** The methods with which the driver settles a query. Missing from the driver's types. */
interface Settling {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface QueryEnd {
  answered?: () => void;
  failed: (error: unknown) => void;
}

/**
 * Reports the outcome of a driver query before its caller gets it. Returns its argument and ignores anything that isn't
 * a query, such as a name or a list of values.
 */
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
